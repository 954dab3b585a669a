//! As much of JSON Schema as our schema uses. A word it does not know stops it: nothing in a schema is passed over.

use serde_json::{Map, Value};

pub(crate) struct Schema(Value);

type Found = Result<(), String>;

impl Schema {
    pub(crate) fn new(text: &str) -> Schema {
        Schema(serde_json::from_str(text).expect("a schema is JSON"))
    }

    pub(crate) fn check(&self, value: &Value) -> Found {
        self.fits(&self.0, value)
    }

    /// The fields that a definition asks for.
    pub(crate) fn required(&self, definition: &str) -> Vec<String> {
        let fields = self.0["$defs"][definition]["required"].as_array().expect("fields");
        fields.iter().map(|field| field.as_str().expect("a name").to_owned()).collect()
    }

    fn fits(&self, schema: &Value, value: &Value) -> Found {
        let rules = schema.as_object().expect("a schema is an object");
        rules.iter().try_for_each(|(word, rule)| self.keeps(rules, word, rule, value))
    }

    fn keeps(&self, rules: &Map<String, Value>, word: &str, rule: &Value, value: &Value) -> Found {
        let kept = match word {
            "$schema" | "title" | "$defs" => true,
            "$ref" => return self.fits(self.definition(rule), value),
            "oneOf" => {
                let fitting = list(rule).iter().filter(|schema| self.fits(schema, value).is_ok());
                return alternatives(fitting.count() == 1, word, value);
            }
            "anyOf" => {
                let fitting = list(rule).iter().any(|schema| self.fits(schema, value).is_ok());
                return alternatives(fitting, word, value);
            }
            "const" => rule == value,
            "enum" => list(rule).contains(value),
            "type" => is_a(rule.as_str().expect("one type"), value),
            "minimum" => value.as_f64().is_none_or(|number| number >= limit(rule)),
            "maximum" => value.as_f64().is_none_or(|number| number <= limit(rule)),
            "minLength" => value.as_str().is_none_or(|text| text.chars().count() as f64 >= limit(rule)),
            "maxLength" => value.as_str().is_none_or(|text| text.chars().count() as f64 <= limit(rule)),
            "minItems" => value.as_array().is_none_or(|items| items.len() as f64 >= limit(rule)),
            "maxItems" => value.as_array().is_none_or(|items| items.len() as f64 <= limit(rule)),
            "items" => return each(value.as_array().into_iter().flatten(), |item| self.fits(rule, item)),
            "required" => value.as_object().is_none_or(|fields| {
                list(rule).iter().all(|name| fields.contains_key(name.as_str().expect("a name")))
            }),
            "properties" => {
                let named = rule.as_object().expect("properties").iter();
                let present = named.filter_map(|(name, schema)| Some((schema, value.get(name)?)));
                return each(present, |(schema, field)| self.fits(schema, field));
            }
            "additionalProperties" => return self.no_more(rules, rule, value),
            other => panic!("the checker does not know `{other}`"),
        };
        if kept { Ok(()) } else { Err(format!("{word} {rule} does not hold of {value}")) }
    }

    /// Fields that are not named are of this kind, or not there at all.
    fn no_more(&self, rules: &Map<String, Value>, rule: &Value, value: &Value) -> Found {
        let named = rules.get("properties").and_then(Value::as_object);
        let more = value.as_object().into_iter().flatten();
        let more = more.filter(|(name, _)| named.is_none_or(|named| !named.contains_key(*name)));
        each(more, |(name, field)| match rule {
            Value::Bool(false) => Err(format!("nothing is said of {name}")),
            schema => self.fits(schema, field),
        })
    }

    fn definition(&self, name: &Value) -> &Value {
        let pointer = name.as_str().and_then(|name| name.strip_prefix('#')).expect("a reference of our own");
        self.0.pointer(pointer).unwrap_or_else(|| panic!("there is no {name}"))
    }
}

/// Without the rule itself, which is long: alternatives that do not hold are tried by the hundred thousand.
fn alternatives(kept: bool, word: &str, value: &Value) -> Found {
    if kept { Ok(()) } else { Err(format!("{word} does not hold of {value}")) }
}

fn each<T>(mut items: impl Iterator<Item = T>, fits: impl Fn(T) -> Found) -> Found {
    items.try_for_each(fits)
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

fn limit(rule: &Value) -> f64 {
    rule.as_f64().expect("a number")
}

fn is_a(kind: &str, value: &Value) -> bool {
    match kind {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        other => panic!("the checker does not know the type `{other}`"),
    }
}
