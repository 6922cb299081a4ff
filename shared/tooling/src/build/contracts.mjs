import { mkdirSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { inRepo } from '../lib/paths.mjs';

async function compileContracts() {
  const outfile = inRepo('.cache', 'tooling', `contracts-${process.pid}.mjs`);
  mkdirSync(inRepo('.cache', 'tooling'), { recursive: true });
  await build({
    entryPoints: [inRepo('shared/contracts/src/index.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile, { force: true });
  }
}

let contracts;
/** The contract's schemas, compiled for a plain Node script once per process. */
export const loadContracts = () => (contracts ??= compileContracts());
