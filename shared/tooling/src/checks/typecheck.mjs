// `npm run typecheck [-- folder…]`: TypeScript 7 over every package, two at a time.
import '../lib/requireNode.mjs';
import { existsSync, readdirSync } from 'node:fs';
import { inRepo } from '../lib/paths.mjs';
import { own } from '../lib/children.mjs';

const COMPILER = inRepo('node_modules/typescript7/bin/tsc');
const PARALLEL = 2;

const rooms = ['shared', 'remotes', 'backend'].flatMap((room) => readdirSync(inRepo(room)).map((name) => `${room}/${name}`));
const packages = process.argv.length > 2 ? process.argv.slice(2) : ['shell', 'e2e', ...rooms].filter((folder) => existsSync(inRepo(folder, 'tsconfig.json')));

async function check(folder) {
  const child = own(process.execPath, [COMPILER, '-p', folder, '--pretty', 'false'], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (bytes) => (said += bytes));
  const code = await child.exited;
  return { folder, ok: code === 0, said: said.trim() };
}

const queue = [...packages];
const results = [];
const worker = async () => {
  for (let folder = queue.shift(); folder; folder = queue.shift()) results.push(await check(folder));
};
await Promise.all(Array.from({ length: PARALLEL }, worker));

// A file of one package is checked with every package that imports it: each complaint is said once.
const complaints = new Set(results.filter((result) => !result.ok).flatMap((result) => result.said.split('\n')));
for (const complaint of complaints) console.log(complaint);
const failed = results.filter((result) => !result.ok).map((result) => result.folder);
console.log(failed.length === 0 ? `${packages.length} packages: no type errors` : `Type errors in ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
