//! Every language says everything that there is to say.

#![cfg(test)]

mod games;
mod glossary;
mod locales;
