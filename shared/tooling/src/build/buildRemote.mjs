import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inBuilds } from '../lib/paths.mjs';
import { buildPrerender } from './buildPrerender.mjs';
import { lockedForRemote } from './locked.mjs';
import { compressFolder } from './publish.mjs';
import { loadContracts } from './contracts.mjs';
import { madeFrom } from './madeFrom.mjs';
import { releaseManifest } from './manifests.mjs';
import { writeReport } from './report.mjs';
import { loadConfig, runWebpack } from './runWebpack.mjs';

const { remotePrerenderConfig } = createRequire(import.meta.url)('@tiquete/tooling/webpack');

/** Sentences by schema, from the remote's `schemaNotes.json`. */
export function readSchemaNotes(source) {
  const file = path.join(source, 'schemaNotes.json');
  const notes = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return Object.fromEntries(Object.entries(notes).map(([schema, { note }]) => [schema, note]));
}

/** Builds a remote in another folder and then moves it into place, so that no process reads an incomplete release. */
export async function buildRemote(part) {
  const work = inBuilds('.cache', 'building', `${part.release}-${process.pid}`);
  const descriptor = JSON.parse(
    readFileSync(path.join(part.folder, part.source, 'remote.json'), 'utf8'),
  );
  const schemaNotes = readSchemaNotes(path.join(part.folder, part.source));
  try {
    const stats = await runWebpack(
      loadConfig(part.folder)({ release: part.release, outputPath: work, source: part.source }),
    );
    const files = await compressFolder(work, part.output);
    // Only first pages are rendered on the server, and only products have one.
    const prerender = descriptor.tab
      ? await buildPrerender(
          remotePrerenderConfig({ ...part, outputPath: work, locked: lockedForRemote(part.name) }),
          work,
        )
      : undefined;
    const manifest = releaseManifest({
      release: part.release,
      ...madeFrom(part.folder),
      descriptor,
      schemaNotes,
      stats,
      files,
      prerender,
    });
    const { releaseManifestSchema } = await loadContracts();
    const checked = releaseManifestSchema.safeParse(manifest);
    if (!checked.success)
      throw new Error(
        `${part.name}: release.json breaks the contract: ${checked.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ')}`,
      );
    writeReport(part.release, stats.contents);
    writeFileSync(path.join(work, 'release.json'), `${JSON.stringify(manifest, null, 1)}\n`);
    mkdirSync(path.dirname(part.output), { recursive: true });
    rmSync(part.output, { recursive: true, force: true });
    renameSync(work, part.output);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
