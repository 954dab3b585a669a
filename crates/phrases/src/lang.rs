//! The languages we speak.

use std::fmt;
use std::str::FromStr;

/// A language that `locales/` has sentences in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English, which stands in where another language lacks a sentence.
    #[default]
    En,
    /// French.
    Fr,
    /// Ukrainian.
    Uk,
}

impl Lang {
    /// All of them.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Fr, Lang::Uk];

    /// The two letters of ISO 639.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
            Lang::Uk => "uk",
        }
    }

    /// What the language calls itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Fr => "Français",
            Lang::Uk => "Українська",
        }
    }

    /// The language that the environment asks for: English where it asks for none that we speak.
    ///
    /// As POSIX has it, the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty decides alone.
    /// Pass `|name| std::env::var(name).ok()`.
    pub fn from_env(var: impl Fn(&str) -> Option<String>) -> Lang {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(var)
            .find(|value| !value.is_empty())
            .and_then(|value| value.parse().ok())
            .unwrap_or_default()
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Reads `fr`, and also `fr-CA` or `fr_FR.UTF-8`: only the language counts.
impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(text: &str) -> Result<Lang, UnknownLang> {
        let language = text.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Lang::ALL
            .into_iter()
            .find(|lang| lang.code().eq_ignore_ascii_case(language))
            .ok_or_else(|| UnknownLang(text.to_owned()))
    }
}

/// A language that we do not speak.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLang(pub String);

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no such language: {} (there are", self.0)?;
        for lang in Lang::ALL {
            write!(f, " {lang}")?;
        }
        f.write_str(")")
    }
}

impl std::error::Error for UnknownLang {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_read_from_its_code_or_a_locale() {
        for (text, lang) in [
            ("en", Lang::En),
            ("fr", Lang::Fr),
            ("uk", Lang::Uk),
            ("UK", Lang::Uk),
            ("fr_FR.UTF-8", Lang::Fr),
            ("fr-CA", Lang::Fr),
            ("uk_UA@euro", Lang::Uk),
            ("en.utf8", Lang::En),
        ] {
            assert_eq!(text.parse(), Ok(lang), "{text}");
        }
        for text in ["", "C", "POSIX", "C.UTF-8", "de_DE", "french", "_fr"] {
            assert_eq!(text.parse::<Lang>(), Err(UnknownLang(text.to_owned())));
        }
    }

    #[test]
    fn an_unknown_language_names_the_known_ones() {
        assert_eq!(UnknownLang("de".into()).to_string(), "no such language: de (there are en fr uk)");
    }

    #[test]
    fn the_first_variable_that_is_set_decides() {
        let asked = |vars: &[(&str, &str)]| {
            Lang::from_env(|name| vars.iter().find(|(n, _)| *n == name).map(|(_, value)| value.to_string()))
        };
        assert_eq!(asked(&[]), Lang::En);
        assert_eq!(asked(&[("LANG", "uk_UA.UTF-8")]), Lang::Uk);
        assert_eq!(asked(&[("LANG", "uk_UA.UTF-8"), ("LC_MESSAGES", "fr_FR")]), Lang::Fr);
        assert_eq!(asked(&[("LANG", "uk_UA.UTF-8"), ("LC_ALL", "")]), Lang::Uk);
        assert_eq!(asked(&[("LANG", "uk_UA.UTF-8"), ("LC_ALL", "C")]), Lang::En);
        assert_eq!(asked(&[("LANG", "de_DE.UTF-8")]), Lang::En);
    }
}
