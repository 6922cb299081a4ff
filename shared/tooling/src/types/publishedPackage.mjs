import path from 'node:path';

const SOURCE = /\.tsx?$/;
const toTypes = (file) => file.replace(SOURCE, '.d.ts');

/** The package.json with which a package's types are published; `versions` are those of our packages. */
export const publishedPackage = ({ name, version, exports, dependencies }, versions) => ({
  name,
  version,
  type: 'module',
  files: ['src'],
  exports: Object.fromEntries(
    Object.entries(exports).map(([entry, file]) => [entry, { types: toTypes(file) }]),
  ),
  dependencies: Object.fromEntries(
    Object.entries(dependencies).map(([id, wanted]) => [id, versions[id] ?? wanted]),
  ),
});

/** Path of the types in `folder` by entry point, for the compiler's `paths`. */
export const pathsOf = ({ name, exports }, folder) =>
  Object.fromEntries(
    Object.entries(exports).map(([entry, file]) => [
      path.posix.join(name, entry),
      [path.join(folder, toTypes(file))],
    ]),
  );
