//! The module as browsers load it, and the JavaScript that does.

use std::fs;
use std::path::{Path, PathBuf};

use wasm_bindgen_cli_support::Bindgen;

use crate::failure::{Failure, cannot};
use crate::hash::hash;

/// What becomes of the compiler's module.
pub(crate) struct Bound {
    pub(crate) code: Vec<u8>,
    pub(crate) module: Vec<u8>,
}

/// Binds the module in this file. That takes a while, so the result is kept beside it until the module changes.
pub(crate) fn bound(module: &Path) -> Result<Bound, Failure> {
    let bytes = fs::read(module).map_err(|error| cannot("read", module, &error))?;
    let kept = Kept::of(module, &bytes);
    if let Some(bound) = kept.read() {
        return Ok(bound);
    }
    let bound = bind(module)?;
    kept.write(&bound)?;
    Ok(bound)
}

/// The files that hold what a module became.
struct Kept {
    code: PathBuf,
    module: PathBuf,
    /// Which module it was, and by which program it was bound.
    stamp: PathBuf,
    expected: String,
}

impl Kept {
    fn of(module: &Path, bytes: &[u8]) -> Kept {
        let beside = |ending: &str| module.with_extension(ending);
        let expected = format!("{} {}\n", hash(bytes), this_program());
        Kept { code: beside("bound.js"), module: beside("bound.wasm"), stamp: beside("bound"), expected }
    }

    fn read(&self) -> Option<Bound> {
        let stamp = fs::read_to_string(&self.stamp).ok()?;
        let (code, module) = (fs::read(&self.code).ok()?, fs::read(&self.module).ok()?);
        let whole = stamp == self.expected.clone() + &seal(&code, &module);
        whole.then_some(Bound { code, module })
    }

    fn write(&self, Bound { code, module }: &Bound) -> Result<(), Failure> {
        let stamp = self.expected.clone() + &seal(code, module);
        for (path, content) in
            [(&self.code, code), (&self.module, module), (&self.stamp, &stamp.into_bytes())]
        {
            fs::write(path, content).map_err(|error| cannot("write", path, &error))?;
        }
        Ok(())
    }
}

/// Changes with both files: one that was left half written is not taken for the whole.
fn seal(code: &[u8], module: &[u8]) -> String {
    format!("{} {}\n", hash(code), hash(module))
}

/// Changes when this program is built anew, which may bind otherwise.
fn this_program() -> String {
    let built = std::env::current_exe().and_then(fs::metadata).and_then(|file| file.modified());
    format!("{built:?}")
}

fn bind(module: &Path) -> Result<Bound, Failure> {
    let failed = |error| Failure::new(format!("wasm-bindgen: {error:#}"));
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).out_name("app").typescript(false).omit_default_module_path(true);
    bindgen.remove_name_section(true).remove_producers_section(true);
    let mut output = bindgen.web(true).and_then(Bindgen::generate_output).map_err(failed)?;
    let inline = output.snippets().iter().filter(|(_, snippets)| !snippets.is_empty()).map(|(name, _)| name);
    let snippets = inline.chain(output.local_modules().keys());
    if let Some(snippet) = snippets.min() {
        return Err(Failure::new(format!(
            "a crate brings JavaScript of its own, which has no place: {snippet}"
        )));
    }
    let code = output.js().as_bytes().to_vec();
    let module = output.wasm_mut().emit_wasm();
    Ok(Bound { code, module })
}
