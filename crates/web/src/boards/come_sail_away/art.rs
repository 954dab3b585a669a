//! The liner from outside, and the poster on the front page.

use crate::draw::prelude::*;

/// The hull around the rooms: lying for wide screens, standing with its bow up for narrow ones.
pub(super) fn hull() -> Node {
    draw! {
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
}

/// Two funnels with a little smoke, and a flag, behind the upper decks.
pub(super) fn funnels() -> Node {
    draw! {
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
}

/// The sea in front of the keel.
pub(super) fn waves() -> Node {
    let crest = (0..40).map(|_| "q6-7 12 0t12 0").collect::<String>();
    draw! {
        <svg class="waves" viewBox="0 0 960 24" preserveAspectRatio="none" aria-hidden="true">
            <path class="sea" d=format!("M0 10{crest}V24H0z") />
            <path class="crest" d=format!("M-6 17{crest}") />
        </svg>
    }
}
