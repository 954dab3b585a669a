//! The files of the app.

/// A file of the app.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Its path, without a slash at the beginning.
    pub path: &'static str,
    /// Changes with its content.
    pub tag: &'static str,
    /// Its content.
    pub plain: &'static [u8],
    /// Its content, compressed.
    pub brotli: Option<&'static [u8]>,
}

/// The app for the browser.
#[derive(Clone, Copy, Debug)]
pub struct App(&'static [File]);

/// Written by the build script.
static BUILT_IN: &[File] = include!(concat!(env!("OUT_DIR"), "/app.rs"));

/// What is asked for without a name.
const PAGE: &str = "index.html";

impl App {
    /// An app of these files.
    #[must_use]
    pub fn new(files: &'static [File]) -> App {
        App(files)
    }

    /// The app this program carries, if it was built with one.
    #[must_use]
    pub fn built_in() -> Option<App> {
        let app = App(BUILT_IN);
        app.file("/").map(|_| app)
    }

    /// Changes with anything in the app: its page names the other files by what is in them.
    #[must_use]
    pub fn tag(self) -> &'static str {
        self.file("/").map_or("", |page| page.tag)
    }

    /// The file at a path as a request writes it.
    pub(crate) fn file(self, path: &str) -> Option<&'static File> {
        let path = path.strip_prefix('/')?;
        let path = if path.is_empty() { PAGE } else { path };
        self.0.iter().find(|file| file.path == path)
    }
}

impl File {
    /// Its kind, by the ending of its name.
    pub(crate) fn kind(&self) -> &'static str {
        match self.path.rsplit_once('.').map_or("", |(_, ending)| ending) {
            "html" => "text/html; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "wasm" => "application/wasm",
            "svg" => "image/svg+xml",
            "ftl" | "seaboard" => "text/plain; charset=utf-8",
            "json" => "application/json",
            "webmanifest" => "application/manifest+json",
            _ => "application/octet-stream",
        }
    }

    /// Whether another content would have another name: such a file may be kept for ever.
    pub(crate) fn is_named_by_content(&self) -> bool {
        self.path.starts_with("assets/")
    }
}
