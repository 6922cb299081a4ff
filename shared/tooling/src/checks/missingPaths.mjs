/** Top-level folders whose paths are checked in documents. */
const TOP = /^(?:shell|remotes|shared|backend|e2e|docs)\//;
/** Placeholders, patterns and the example of a new product, which are no paths of files. */
const NO_FILE = /[<>*{}«…]|remotes\/cruises/;

/** Paths in backticks of a Markdown document that do not exist. `exists` takes a path from the repository's root. */
export function missingPaths(name, text, exists) {
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(/`([^`\s]+)`/g)]
      .map(([, quoted]) => quoted.split(':')[0])
      .filter((path) => TOP.test(path) && !NO_FILE.test(path) && !exists(path))
      .map((path) => ({ name, line: index + 1, what: `no file or folder ${path}` })),
  );
}
