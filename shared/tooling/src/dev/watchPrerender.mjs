import { createRequire } from 'node:module';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lockedForRemote, lockedForShell } from '../build/locked.mjs';
import { integrityOf } from '../build/publish.mjs';
import { inRepo } from '../lib/paths.mjs';

const require = createRequire(import.meta.url);
const { remotePrerenderConfig, shellPrerenderConfig } = require('@tiquete/tooling/webpack');

/** Folder in which the api finds the files with which it renders live parts. Every process has its own. */
export const prerenderFolder = () => inRepo('.cache', 'dev-prerender', String(process.pid));

const configOf = ({ kind, name, folder, release }, outputPath) =>
  kind === 'shell'
    ? shellPrerenderConfig({ folder, outputPath, locked: lockedForShell() })
    : remotePrerenderConfig({ folder, release, outputPath, locked: lockedForRemote(name) });

/**
 * Builds a live part for the server after every change. `PART.json` names the last file that was built without errors, and its
 * hash. `onBuilt` is called for each.
 */
export function watchPrerender(part, onBuilt) {
  const outputPath = path.join(prerenderFolder(), part.name);
  const record = `${outputPath}.json`;
  const config = configOf(part, outputPath);
  const compiler = require('webpack')({
    ...config,
    cache: { ...config.cache, name: `${config.cache.name}-live` },
    output: { ...config.output, clean: true },
  });
  mkdirSync(outputPath, { recursive: true });
  compiler.watch({}, (failure, stats) => {
    // The part's dev server prints the errors.
    if (failure || stats.hasErrors()) return;
    const name = readdirSync(outputPath).find((file) => file.endsWith('.cjs'));
    const file = path.join(outputPath, name);
    const integrity = integrityOf(readFileSync(file));
    writeFileSync(`${record}.part`, JSON.stringify({ file, integrity }));
    renameSync(`${record}.part`, record);
    onBuilt();
  });
}

export const removePrerenderFolder = () =>
  rmSync(prerenderFolder(), { recursive: true, force: true });
