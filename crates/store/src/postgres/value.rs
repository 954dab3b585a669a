//! Values as PostgreSQL writes them.

use std::error::Error;

use tokio_postgres::types::private::BytesMut;
use tokio_postgres::types::{FromSql, IsNull, ToSql, Type, to_sql_checked};

use crate::value::Value;

type Fails = Box<dyn Error + Sync + Send>;

impl Value {
    /// What a statement is told about a value that goes into it; of nothing, that it may be of any type.
    pub(super) fn kind(&self) -> Type {
        match self {
            Value::Null => Type::UNKNOWN,
            Value::Integer(_) => Type::INT8,
            Value::Text(_) => Type::TEXT,
            Value::Bytes(_) => Type::BYTEA,
        }
    }
}

impl ToSql for Value {
    fn to_sql(&self, kind: &Type, out: &mut BytesMut) -> Result<IsNull, Fails> {
        match self {
            Value::Null => Ok(IsNull::Yes),
            Value::Integer(number) => number.to_sql(kind, out),
            Value::Text(text) => text.to_sql(kind, out),
            Value::Bytes(bytes) => bytes.to_sql(kind, out),
        }
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}

impl<'a> FromSql<'a> for Value {
    fn from_sql(kind: &Type, raw: &'a [u8]) -> Result<Value, Fails> {
        Ok(match *kind {
            Type::INT8 => Value::Integer(i64::from_sql(kind, raw)?),
            Type::INT4 => Value::Integer(i32::from_sql(kind, raw)?.into()),
            Type::BOOL => Value::Integer(bool::from_sql(kind, raw)?.into()),
            Type::BYTEA => Value::Bytes(raw.to_vec()),
            _ => Value::Text(String::from_sql(kind, raw)?),
        })
    }

    fn from_sql_null(_: &Type) -> Result<Value, Fails> {
        Ok(Value::Null)
    }

    fn accepts(kind: &Type) -> bool {
        [Type::INT8, Type::INT4, Type::BOOL, Type::BYTEA, Type::TEXT, Type::VARCHAR].contains(kind)
    }
}
