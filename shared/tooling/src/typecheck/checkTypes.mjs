import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { inRepo } from '../lib/paths.mjs';
import { own } from '../lib/children.mjs';

/** Concurrent checks. A check takes half a gigabyte of memory. */
const PARALLEL = Math.min(4, Math.max(2, availableParallelism()));
/** Programs are checked concurrently already: four checkers in each, the default, repeat each other's work 2.7 times. */
export const ONE_CHECKER = ['--checkers', '1'];

/**
 * The project that checks a package. Most packages name a shared one (`references`), because separate projects would read
 * the shared packages again for each.
 */
function projectOf(folder) {
  if (folder.endsWith('.json')) return folder;
  const { references } = JSON.parse(readFileSync(inRepo(folder, 'tsconfig.json'), 'utf8'));
  return references ? path.join(folder, references[0].path) : folder;
}

/**
 * Checks packages, or projects of several packages, with TypeScript 7 or the one installed under the name `compiler`, some
 * concurrently. Returns `{folder, ok, said}` of each.
 */
export async function checkTypes(packages, { compiler = 'typescript7', flags = ONE_CHECKER } = {}) {
  const script = inRepo('node_modules', compiler, 'bin/tsc');
  const check = async (folder) => {
    const child = own(process.execPath, [script, '-p', folder, '--pretty', 'false', ...flags], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (bytes) => (said += bytes));
    const code = await child.exited;
    return { folder, ok: code === 0, said: said.trim() };
  };
  const queue = [...new Set(packages.map(projectOf))];
  const results = [];
  const worker = async () => {
    for (let folder = queue.shift(); folder; folder = queue.shift())
      results.push(await check(folder));
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  return results;
}
