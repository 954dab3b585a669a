//! Buoys: nothing is known of it but its rules.

use buoys::Buoys;

use crate::{Advise, Mind};

impl Mind for Buoys {}

impl Advise for Buoys {}
