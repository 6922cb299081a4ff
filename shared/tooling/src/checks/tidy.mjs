// Fails for secrets and paths of this machine in tracked files, for folders with too many files, and for documents that name
// missing files.
import '../lib/requireNode.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { inRepo, root } from '../lib/paths.mjs';
import { fullFolders } from './fullFolders.mjs';
import { missingPaths } from './missingPaths.mjs';
import { traces } from './traces.mjs';

/** Decision records may name paths that have been removed since. */
const isDocument = (name) => name.endsWith('.md') && !name.startsWith('docs/decisions/');
/** Largest checked file in bytes. Larger files are data and pictures. */
const LARGEST = 2_000_000;
const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  cwd: root,
  encoding: 'utf8',
});
if (listed.status !== 0) {
  console.log('Not a git checkout: nothing is tracked, so nothing was looked at');
  process.exit(0);
}
const files = [...new Set(listed.stdout.split('\0').filter(Boolean))];
const found = files.flatMap((name) => {
  const file = inRepo(name);
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat?.isFile() || stat.size > LARGEST) return [];
  const text = readFileSync(file);
  if (text.includes(0)) return [];
  const content = text.toString('utf8');
  return [
    ...traces(name, content, { root, home: homedir() }),
    ...(isDocument(name) ? missingPaths(name, content, (place) => existsSync(inRepo(place))) : []),
  ];
});
for (const { name, line, what } of found) console.log(`${name}:${line}: ${what}`);
console.log(
  found.length === 0
    ? `${files.length} files: no secret, registry or machine path, no missing file in a document`
    : `${found.length} found`,
);
const full = fullFolders(files.filter((name) => existsSync(inRepo(name))));
for (const text of full) console.log(text);
process.exitCode = found.length + full.length === 0 ? 0 : 1;
