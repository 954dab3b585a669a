//! The picture on the front page: two liners meet at sea, cards between them.

use leptos::prelude::*;

pub(crate) fn poster() -> AnyView {
    view! {
        <svg class="ob-poster" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <rect class="obp-sky" width="320" height="200" />
            <circle class="obp-sun" cx="160" cy="112" r="46" />
            <path class="obp-beam" d="M160 112L60 0h34zM160 112L142 0h36zM160 112L226 0h34zM160 112L320 24v34zM160 112L0 24v34z" />
            <rect class="obp-sea" y="128" width="320" height="72" />
            <path class="obp-glitter" d="M132 138h56M140 146h40M148 154h24" />
            // A liner comes from the left, its bow towards us.
            <path class="obp-house" d="M14 96h88v12H14zM26 84h64v12H26zM38 73h40v11H38z" />
            <path class="obp-funnel" d="M40 73l4-22h13l-3 22zM62 73l4-22h13l-3 22z" />
            <path class="obp-band" d="M42.9 57h12.9l1.2-6H44zM64.9 57h12.9l1.2-6H66z" />
            <path class="obp-hull" d="M-4 108H134q-6 18-20 32H-4z" />
            <path class="obp-line" d="M-4 133H118l-4 7H-4z" />
            <path class="obp-lights" d="M14 118h.01M30 118h.01M46 118h.01M62 118h.01M78 118h.01M94 118h.01M110 118h.01" />
            <path class="obp-windows" d="M34 90h48M22 102h72M46 79h24" />
            // The other one from the right.
            <path class="obp-house" d="M232 104h74v10h-74zM242 94h54v10h-54z" />
            <path class="obp-funnel other" d="M252 94l-3-18h11l3 18zM272 94l-3-18h11l3 18z" />
            <path class="obp-band" d="M250.2 81h11l-.9-5h-11zM270.2 81h11l-.9-5h-11z" />
            <path class="obp-hull other" d="M324 114H206q5 14 16 24h102z" />
            <path class="obp-line" d="M324 132H216l6 6h102z" />
            <path class="obp-lights" d="M224 122h.01M238 122h.01M252 122h.01M266 122h.01M280 122h.01M294 122h.01M308 122h.01" />
            <path class="obp-windows" d="M240 109h60M250 99h40" />
            <path class="obp-wave" d="M-6 146q8-7 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0" />
            // One card here, two cards there.
            <g transform="translate(96 136) rotate(-8)">
                <rect class="obp-paper" width="34" height="48" rx="4" />
                <circle class="obp-pane" cx="17" cy="24" r="10" />
                <path class="obp-small-sun" d="M17 17.5l2 4.2 4.6.6-3.3 3.2.8 4.6-4.1-2.2-4.1 2.2.8-4.6-3.3-3.2 4.6-.6z" />
            </g>
            <g transform="translate(170 134) rotate(4)">
                <rect class="obp-paper" width="34" height="48" rx="4" />
                <path class="obp-heart" d="M17 35c-8-6-11-10-11-14a5.5 5.5 0 0 1 11-1.5A5.5 5.5 0 0 1 28 21c0 4-3 8-11 14z" />
            </g>
            <g transform="translate(196 138) rotate(12)">
                <rect class="obp-paper" width="34" height="48" rx="4" />
                <path class="obp-ray" d="M17 10v5M17 33v5M3 24h5M26 24h5M7 14l4 4M23 30l4 4M7 34l4-4M23 18l4-4" />
                <circle class="obp-small-sun" cx="17" cy="24" r="6" />
            </g>
        </svg>
    }
    .into_any()
}
