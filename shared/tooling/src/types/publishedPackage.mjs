import path from 'node:path';

const SOURCE = /\.tsx?$/;
const toTypes = (file) => file.replace(SOURCE, '.d.ts');

/** The package.json under which a package's types are published; `versions` are those of ours. */
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

/** Each entry point's name → its types in `folder`, as the compiler's `paths`. */
export const pathsOf = ({ name, exports }, folder) =>
  Object.fromEntries(
    Object.entries(exports).map(([entry, file]) => [
      path.posix.join(name, entry),
      [path.join(folder, toTypes(file))],
    ]),
  );
