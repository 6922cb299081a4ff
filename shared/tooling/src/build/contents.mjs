/**
 * Converts `…/node_modules/.pnpm/moment@2.31.0/node_modules/moment/moment.js` to the package and the folder that identifies
 * its copy.
 */
function ownerOf(file) {
  const unix = file.replaceAll('\\', '/');
  const start = unix.lastIndexOf('/node_modules/');
  if (start < 0) return null;
  const parts = unix.slice(start + '/node_modules/'.length).split('/');
  const name = parts[0].startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
  return {
    name,
    folder: `${unix.slice(0, start)}/node_modules/${name}`,
  };
}

/** Contents by chunk name or id: npm packages with the folders of their copies. */
export function chunkContents(compilation) {
  const contents = {};
  for (const chunk of compilation.chunks) {
    const packages = {};
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      for (const inner of module.modules ?? [module]) {
        const owner = inner.resource ? ownerOf(inner.resource.split('?')[0]) : null;
        if (!owner) continue;
        (packages[owner.name] ??= new Set()).add(
          owner.folder
            .replace(/^.*\/node_modules\/\.pnpm\//, '')
            .replace(/\/node_modules\/.*$/, ''),
        );
      }
    }
    contents[chunk.name ?? `#${chunk.id}`] = {
      files: [...chunk.files].filter((name) => name.endsWith('.js')),
      packages: Object.fromEntries(
        Object.entries(packages)
          .sort()
          .map(([name, places]) => [name, [...places].sort()]),
      ),
    };
  }
  return contents;
}

/** `consume shared module (default) react@^19.3.1 (strict) (singleton)` → `react` and `^19.3.1`. */
const CONSUMED = /^consume shared module \([^)]*\) (?<id>\S+)@(?<range>[^(]+?)(?: \(|$)/;

/** Shared id → range that the build requires of the shell, as webpack wrote it into the build. */
export function consumedShared(compilation) {
  const consumed = {};
  for (const module of compilation.modules) {
    for (const inner of module.modules ?? [module]) {
      const { type, options } = inner;
      if (type === 'consume-shared-module' && options.requiredVersion) {
        const name = inner.readableIdentifier(compilation.requestShortener);
        const { id, range } = CONSUMED.exec(name).groups;
        consumed[id] = range;
      }
    }
  }
  return Object.fromEntries(Object.entries(consumed).sort());
}
