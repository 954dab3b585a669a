//! The exponential function, the same on every machine: additions and multiplications alone are.

/// Halvings before the series, and squarings after it.
const SQUARINGS: u32 = 10;

/// e to this power; beyond 40 on either side it makes no difference to anybody.
pub(crate) fn exp(power: f64) -> f64 {
    let small = power.clamp(-40.0, 40.0) / f64::from(1u32 << SQUARINGS);
    let series = |sum: f64, n: u32| 1.0 + sum * small / f64::from(n);
    let start = [6, 5, 4, 3, 2, 1].into_iter().fold(1.0, series);
    (0..SQUARINGS).fold(start, |power, _| power * power)
}

/// From 0 to 1, a half at 0.
pub(crate) fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + exp(-x))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_exponential_function() {
        for tenth in -300..=100 {
            let x = f64::from(tenth) / 10.0;
            assert!((exp(x) / x.exp() - 1.0).abs() < 1e-9, "{x}: {} {}", exp(x), x.exp());
        }
        assert_eq!(logistic(0.0), 0.5);
        assert!(logistic(1000.0) <= 1.0 && logistic(-1000.0) >= 0.0);
    }
}
