import path from 'node:path';
import { build } from 'esbuild';
import { wantedChunks } from '../../build/manifests.mjs';

const EXPOSED = 'remote';
/** Chunk name of a file such as `c.home.0a1b2c3d.js`, in any folder. */
const nameOf = (file) => /^c\.(.+)\.[^.]+\.js$/.exec(path.posix.basename(file))?.[1];

/** @throws Error when remote.json names a chunk that was not built */
function byName(files, descriptor) {
  const named = new Map(files.map((file) => [nameOf(file), file]));
  return wantedChunks(descriptor).map((name) => {
    const file = named.get(name);
    if (!file)
      throw new Error(
        `${descriptor.id}: remote.json names "${name}", and no file c.${name}.HASH.js was built`,
      );
    return [name, file];
  });
}

/**
 * Files by chunk name of a build for the script gate. Each page must be one file: with other splits, neither the files that
 * a page needs nor its size are known.
 */
export function scriptChunks({ files, exposed, entry }, descriptor) {
  const unnamed = files.find((file) => file !== entry && !/^[^\d]/.test(nameOf(file) ?? ''));
  if (unnamed)
    throw new Error(
      `${descriptor.id}: ${unnamed} has no name: give each import() a webpackChunkName, name files c.[name].[contenthash:8].js, and set optimization.splitChunks to false`,
    );
  const pages = byName(files, descriptor).map(([name, file]) => [name, [file]]);
  return { chunks: { [EXPOSED]: exposed, ...Object.fromEntries(pages) }, entryImports: [] };
}

/** For each file, itself and the files that it imports before it runs. @throws Error for an import of a missing file */
async function importsIn(folder, files) {
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: files,
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'unwritten',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const closure = (file, seen = new Set()) => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const { path: next, kind } of metafile.inputs[file]?.imports ?? [])
      if (kind === 'import-statement') closure(next, seen);
    return seen;
  };
  return (file) => [...closure(file)];
}

/** Files by chunk name of a build of modules. The entry's imports are loaded before any chunk. */
export async function moduleChunks({ files, exposed, entry }, descriptor, folder) {
  const importsOf = await importsIn(folder, files);
  const withEntry = importsOf(entry);
  const beside = (chunk) => [
    ...new Set(chunk.flatMap(importsOf).filter((file) => !withEntry.includes(file))),
  ];
  const pages = byName(files, descriptor).map(([name, file]) => [name, beside([file])]);
  return {
    chunks: { [EXPOSED]: beside(exposed), ...Object.fromEntries(pages) },
    entryImports: withEntry.filter((file) => file !== entry),
  };
}
