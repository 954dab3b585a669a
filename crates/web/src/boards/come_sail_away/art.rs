//! The liner from outside, and the poster on the front page.

use leptos::prelude::*;

/// The hull around the rooms: lying for wide screens, standing with its bow up for narrow ones.
pub(super) fn hull() -> AnyView {
    view! {
        <svg class="hull lying" viewBox="0 0 1000 400" preserveAspectRatio="none" aria-hidden="true">
            <path class="plates" d="M0 0H1000L950 400H52C22 384 0 300 0 130z" />
            <path class="boot" d="M27 360H955L950 400H52Q38 390 27 360z" />
            <path class="stripe" d="M0 2H1000" />
            // Portholes: lines of no length with round ends.
            <path class="portholes" d="M19 90h0M19 170h0M974 90h0M970 170h0" />
        </svg>
        <svg class="hull standing" viewBox="0 0 400 1000" preserveAspectRatio="none" aria-hidden="true">
            <path class="plates" d="M200 0C330 16 396 60 396 120V930Q396 990 330 1000H70Q4 990 4 930V120C4 60 70 16 200 0z" />
            <path class="stripe" d="M200 8C326 24 390 64 390 122V928Q390 984 328 993H72Q10 984 10 928V122C10 64 74 24 200 8z" />
        </svg>
    }
    .into_any()
}

/// Two funnels with a little smoke, and a flag, behind the upper decks.
pub(super) fn funnels() -> AnyView {
    view! {
        <svg class="funnels" viewBox="0 0 230 60" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
            <path class="smoke" d="M50 11Q32 0 8 6M132 11Q114 0 90 6" />
            <path class="funnel" d="M40 60 46 14h28l-4 46z" />
            <path class="cap" d="M44.5 26 46 14h28l-1 12z" />
            <path class="funnel" d="M122 60l6-46h28l-4 46z" />
            <path class="cap" d="M126.5 26l1.5-12h28l-1 12z" />
            <path class="mast" d="M196 60V8" />
            <path class="flag" d="M196 9q8-4 14 0t14 0v13q-8 4-14 0t-14 0z" />
        </svg>
    }
    .into_any()
}

/// The sea in front of the keel.
pub(super) fn waves() -> AnyView {
    let crest = (0..40).map(|_| "q6-7 12 0t12 0").collect::<String>();
    view! {
        <svg class="waves" viewBox="0 0 960 24" preserveAspectRatio="none" aria-hidden="true">
            <path class="sea" d=format!("M0 10{crest}V24H0z") />
            <path class="crest" d=format!("M-6 17{crest}") />
        </svg>
    }
    .into_any()
}

/// A liner that comes out of the morning, for the front page.
pub(crate) fn poster() -> AnyView {
    let rays = (0..13).map(|n| {
        let angle = std::f64::consts::PI * f64::from(n) / 12.0;
        let spread = 0.055;
        let end = |angle: f64| (210.0 - 400.0 * angle.cos(), 138.0 - 400.0 * angle.sin());
        let ((ax, ay), (bx, by)) = (end(angle - spread), end(angle + spread));
        view! { <path fill="#f2d9a2" d=format!("M210 138L{ax:.0} {ay:.0}L{bx:.0} {by:.0}z") /> }
    });
    let portholes = (0..9).map(|n| view! { <circle cx=120 + 15 * n cy="128" r="2.6" fill="#e3c57f" /> });
    let windows =
        (0..8).map(|n| view! { <rect x=136 + 13 * n y="101" width="8" height="5" fill="#2b6f73" /> });
    view! {
        <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <path fill="#f6e7c4" d="M0 0h320v200H0z" />
            {rays.collect_view()}
            <circle cx="210" cy="138" r="58" fill="#e58f4b" />
            <path fill="#cfd8c4" d="M70 40q12-14 28-6 14-12 30 2 14-4 20 8H58q2-6 12-4zM20 66q8-9 20-4 10-8 22 2 10-2 14 5H12q2-4 8-3z" />
            // The liner, bow to the right.
            <path fill="#b2401f" d="M140 92l5-36h17l-3 36zM176 92l5-36h17l-3 36zM212 92l5-36h17l-3 36z" />
            <path fill="#14304f" d="M143.5 66l1.5-10h17l-1 10zM179.5 66l1.5-10h17l-1 10zM215.5 66l1.5-10h17l-1 10z" />
            <path fill="none" stroke="#14304f" stroke-width="1.5" d="M120 96V44M268 112V52M120 48l22 44M268 56l-30 36M120 48 96 108M268 56l22 54" />
            <path fill="#fffaf0" d="M124 92h128v8H124zM114 99h152v12H114z" />
            {windows.collect_view()}
            <path fill="#14304f" d="M82 110h222q-8 30-20 52H104q-16-18-22-52z" />
            <path fill="#e3c57f" d="M82 110h222l-1 3.5H82.5z" />
            {portholes.collect_view()}
            <path fill="#b2401f" d="M97 150h193q-3 6-6 12H104q-4-5-7-12z" />
            // The sea.
            <path fill="#1f6f66" d="M0 156q10-8 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0V200H0z" />
            <path fill="none" stroke="#7ed0c1" stroke-width="2" d="M-10 168q10-7 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0" />
            <path fill="#14304f" d="M0 184q10-7 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0V200H0z" />
            // Somebody with luggage waits.
            <path fill="#c9b187" d="M0 176h66v24H0z" />
            <path fill="#a98f62" d="M0 176h66v3H0zM6 182h4v18H6zM30 182h4v18h-4zM54 182h4v18h-4z" />
            <path fill="#14304f" d="M24 142a6 6 0 1 0 .01 0zM15 176v-14q0-7 9-7t9 7v14zM16 143h16l-3-3v-4h-10v4z" />
            <path fill="#b2401f" d="M37 164h16v12H37zM42 164v-3h6v3z" />
        </svg>
    }
    .into_any()
}
