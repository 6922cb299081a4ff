import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inBuilds } from '../lib/paths.mjs';
import { loadContracts } from './contracts.mjs';
import { compressFolder } from './publish.mjs';
import { shellManifest } from './manifests.mjs';
import { writeReport } from './report.mjs';
import { loadConfig, runWebpack } from './runWebpack.mjs';

/** Builds whose files stay, so that a page opened before a deploy still finds its lazy chunks. */
const KEPT_BUILDS = 3;
const { shellShared } = createRequire(import.meta.url)('../../../../webpack.shared.js');

const filesOf = (manifest) => Object.keys(manifest.sizes);
const readHistory = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);

/** Adds the new files beside the old ones, then names them in `shell.json` in one step. */
export async function buildShell(part) {
  const work = inBuilds('.cache', 'building', `${part.release}-${process.pid}`);
  try {
    const stats = await runWebpack(loadConfig(part.folder)({ outputPath: work }));
    const files = await compressFolder(work, part.output);
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
    });
    writeReport(part.release, stats.contents);
    mkdirSync(part.output, { recursive: true });
    for (const name of readdirSync(work))
      copyFileSync(path.join(work, name), path.join(part.output, name));
    writeFileSync(path.join(work, 'shell.json'), `${JSON.stringify(manifest, null, 1)}\n`);
    renameSync(path.join(work, 'shell.json'), path.join(part.output, 'shell.json'));
    forgetOldFiles(part.output, manifest);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function forgetOldFiles(output, manifest) {
  const historyFile = path.join(output, '.history.json');
  const history = [filesOf(manifest), ...readHistory(historyFile)].slice(0, KEPT_BUILDS);
  writeFileSync(historyFile, JSON.stringify(history));
  const kept = new Set(history.flat().flatMap((name) => [name, `${name}.br`, `${name}.gz`]));
  for (const name of readdirSync(output)) {
    if (!kept.has(name) && name !== 'shell.json' && name !== '.history.json')
      rmSync(path.join(output, name), { force: true });
  }
}
