import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inBuilds } from '../lib/paths.mjs';
import { loadContracts } from './contracts.mjs';
import { madeFrom } from './madeFrom.mjs';
import { buildPrerender } from './buildPrerender.mjs';
import { lockedForShell } from './locked.mjs';
import { compressFolder } from './publish.mjs';
import { shellManifest } from './manifests.mjs';
import { writeReport } from './report.mjs';
import { loadConfig, runWebpack } from './runWebpack.mjs';

const require = createRequire(import.meta.url);
const { shellPrerenderConfig } = require('@tiquete/tooling/webpack');
const { shellShared } = require('../../../../webpack.shared.js');

/**
 * Adds the new files to the existing ones, which open pages and earlier releases need, and then names them in `shell.json`
 * in one step.
 */
export async function buildShell(part) {
  const work = inBuilds('.cache', 'building', `${part.release}-${process.pid}`);
  try {
    const stats = await runWebpack(loadConfig(part.folder)({ outputPath: work }));
    const files = await compressFolder(work, part.output);
    const prerender = await buildPrerender(
      shellPrerenderConfig({ folder: part.folder, outputPath: work, locked: lockedForShell() }),
      work,
    );
    const shared = Object.fromEntries(
      Object.entries(shellShared()).map(([id, { version }]) => [id, version]),
    );
    const { PLATFORM_CONTRACT: contract, SHELL_SLICES: slices } = await loadContracts();
    const manifest = shellManifest({
      release: part.release,
      stats,
      files,
      shared,
      contract,
      slices,
      prerender,
      ...madeFrom(part.folder),
    });
    writeReport(part.release, stats.contents);
    mkdirSync(part.output, { recursive: true });
    for (const name of readdirSync(work))
      copyFileSync(path.join(work, name), path.join(part.output, name));
    writeFileSync(path.join(work, 'shell.json'), `${JSON.stringify(manifest, null, 1)}\n`);
    renameSync(path.join(work, 'shell.json'), path.join(part.output, 'shell.json'));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
