import path from 'node:path';
import { build } from 'esbuild';
import { wantedChunks } from '../../build/manifests.mjs';

const EXPOSED = 'remote';
/** Of `c.home.0a1b2c3d.js`, in whatever folder. */
const nameOf = (file) => /^c\.(.+)\.[^.]+\.js$/.exec(path.posix.basename(file))?.[1];

/** @throws Error where remote.json names a chunk that was not built */
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
 * Chunk name → files of a build for the script gate. A page is one file: of one that was split otherwise nobody could tell what a
 * page needs, nor what it weighs.
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

/** File → what it imports before it runs, itself included. @throws Error where it imports what is not there */
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

/** The same of modules: what the entry imports is there before any chunk. */
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
