//! People of a cruise, and what they carry.

use crate::draw::prelude::*;

use super::art::{self, at};

/// A passenger from the waist up, in a square of 100. Cards with other numbers show other people.
pub(super) fn portrait(number: usize) -> Node {
    let coat = ["ob-coat a", "ob-coat b", "ob-coat c"][number % 3];
    let skin = ["ob-skin a", "ob-skin b", "ob-skin c", "ob-skin b", "ob-skin a"][number % 5];
    let hat = match number % 4 {
        0 => draw! {
            <path class="ob-hat a" d="M26 47c-3-24 6-34 16-34s19 10 16 34c-7-6-25-6-32 0z" />
            <path class="ob-hat-band" d="M26.5 38q15.5-8 31 0" />
        },
        1 => draw! {
            <path class="ob-hat b" d="M27 34c0-14 6-20 15-20s15 6 15 20z" />
            <path class="ob-brim b" d="M20 34.5h44" />
        },
        2 => draw! {
            <path class="ob-hat c" d="M28 20h28v12H28z" />
            <path class="ob-hat-band" d="M28 29h28" />
            <path class="ob-brim c" d="M18 33.5h48" />
        },
        _ => draw! {
            <path class="ob-hat d" d="M24 56c-4-28 6-39 18-39s22 11 18 39c-5-2-6-10-6-16-8 2-18 1-24-3 0 8-1 16-6 19z" />
            <path class="ob-hat-band" d="M27 34q15-7 30 0" />
            <path class="ob-feather" d="M55 33c8-6 8-16 4-24-5 6-7 15-4 24z" />
        },
    };
    draw! {
        <rect class="ob-sky" x="-20" y="-20" width="140" height="140" />
        <circle class="ob-halo" cx="42" cy="52" r="36" />
        <path class=coat d="M6 104c0-24 16-33 36-33s36 9 36 33z" />
        <path class="ob-collar" d="M33 72l9 14 9-14z" />
        <path class=skin d="M37 60h10v13l-5 5-5-5z" />
        <ellipse class=skin cx="42" cy="47" rx="14" ry="17" />
        <path class="ob-features" d="M36 46h.01M48 46h.01M37.5 55q4.5 3.5 9 0" />
        {hat}
    }
}

/// A captain in uniform.
pub(super) fn captain(number: usize) -> Node {
    let skin = ["ob-skin a", "ob-skin b", "ob-skin c"][number % 3];
    let beard = number.is_multiple_of(2)
        .then(|| draw! { <path class="ob-beard" d="M28 48c0 16 6 22 14 22s14-6 14-22c-4 6-8 7-14 7s-10-1-14-7z" /> });
    draw! {
        <rect class="ob-sky" x="-20" y="-20" width="140" height="140" />
        <circle class="ob-halo" cx="42" cy="52" r="36" />
        <path class="ob-coat navy" d="M6 104c0-24 16-33 36-33s36 9 36 33z" />
        <path class="ob-collar" d="M34 72l8 15 8-15z" />
        <path class="ob-buttons" d="M36 92h.01M48 92h.01M36 99h.01M48 99h.01" />
        <path class=skin d="M37 60h10v13l-5 5-5-5z" />
        <ellipse class=skin cx="42" cy="46" rx="14" ry="17" />
        {beard}
        <path class="ob-features" d="M36 45h.01M48 45h.01M37.5 56q4.5 3 9 0" />
        <path class="ob-cap" d="M20 27q22-18 44 0l-6 7H26z" />
        <path class="ob-brim b" d="M26 36.5q16 5 32 0" />
        <circle class="ob-cockade" cx="42" cy="27" r="4" />
    }
}

/// A mechanic's wrench before a cogwheel; in a square of 24.
pub(super) fn mechanic() -> Node {
    draw! {
        <path class="ob-cog" d="M10.5 2h3l.6 2.7 2 .8 2.3-1.5 2.1 2.1-1.5 2.3.8 2 2.7.6v3l-2.7.6-.8 2 1.5 2.3-2.1 2.1-2.3-1.5-2 .8-.6 2.7h-3l-.6-2.7-2-.8-2.3 1.5-2.1-2.1 1.5-2.3-.8-2L1.5 14v-3l2.7-.6.8-2-1.5-2.3 2.1-2.1 2.3 1.5 2-.8z" />
        <path class="ob-wrench" d="M16.8 5.2a4 4 0 0 0-5 5.3l-6.3 6.3 2.2 2.2 6.3-6.3a4 4 0 0 0 5.3-5l-2.5 2.5-2-.5-.5-2z" />
    }
}

/// A castaway's life ring; in a square of 24.
pub(super) fn castaway() -> Node {
    draw! {
        <circle class="ob-buoy" cx="12" cy="12" r="7.5" />
        <path class="ob-buoy-edge" d="M12 1.8a10.2 10.2 0 1 0 .01 0zM12 7.2a4.8 4.8 0 1 1-.01 0z" />
        <path class="ob-buoy-bands" d="M5.2 5.2l3 3M15.8 15.8l3 3M18.8 5.2l-3 3M8.2 15.8l-3 3" />
    }
}

/// A present.
pub(super) fn gift() -> Node {
    draw! {
        <rect class="ob-box" x="3.5" y="9" width="17" height="12.5" rx="1.5" />
        <path class="ob-bow" d="M12 9v12.5M12 8.5C7 8.5 6 3 9 3s3 4 3 5.5c0-1.5 0-5.5 3-5.5s2 5.5-3 5.5z" />
    }
}

/// Something changed for something else.
pub(super) fn exchange() -> Node {
    draw! {
        {at(6.0, 6.0, 0.5, art::wild())}
        <path class="ob-arrow" d="M3.5 10.5a9 9 0 0 1 15.5-4.5M19.5 2v4.5h-4.5M20.5 13.5a9 9 0 0 1-15.5 4.5M4.5 22v-4.5h4.5" />
    }
}

/// A card face down.
pub(super) fn hidden() -> Node {
    draw! {
        <rect class="ob-down-card" x="5" y="2.5" width="14" height="19" rx="2" />
        <path class="ob-needle" d="M12 6l1.6 4.4L18 12l-4.4 1.6L12 18l-1.6-4.4L6 12l4.4-1.6z" />
    }
}

/// More of something.
pub(super) fn more(of: Node) -> Node {
    draw! {
        {at(0.0, 3.0, 0.86, of)}
        <circle class="ob-plus-disc" cx="18.5" cy="5.5" r="5" />
        <path class="ob-plus" d="M18.5 2.8v5.4M15.8 5.5h5.4" />
    }
}

/// A captain's hat; in a square of 24.
pub(super) fn hat() -> Node {
    draw! {
        <path class="ob-cap" d="M2 11q10-9 20 0l-3 4.5H5z" />
        <path class="ob-brim b" d="M4.5 17q7.5 3.5 15 0" />
        <circle class="ob-cockade" cx="12" cy="11" r="2" />
    }
}

/// A suitcase; in a square of 24.
pub(super) fn bag() -> Node {
    draw! {
        <path class="ob-handle" d="M8.5 8V5.5q0-1.5 1.5-1.5h4q1.5 0 1.5 1.5V8" />
        <rect class="ob-case" x="2" y="8" width="20" height="13" rx="2" />
        <path class="ob-straps" d="M6 8v13M18 8v13" />
    }
}
