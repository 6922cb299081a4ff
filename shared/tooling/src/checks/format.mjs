// `npm run format [-- path…]` formats every file. `npm test` runs it without `--write`; it then names the files that differ.
import '../lib/requireNode.mjs';

const { spawnSync } = await import('node:child_process');
const { readCommandLine } = await import('../lib/commandLine.mjs');
const { inRepo, root } = await import('../lib/paths.mjs');

const {
  options: { write },
  words: given,
} = readCommandLine({ write: { type: 'boolean' } });
const flags = [
  write ? '--write' : '--check',
  '--log-level',
  'warn',
  '--cache',
  '--cache-location',
  inRepo('.cache/prettier'),
];
const { status } = spawnSync(
  process.execPath,
  [
    inRepo('node_modules/prettier/bin/prettier.cjs'),
    ...flags,
    ...(given.length > 0 ? given : ['.']),
  ],
  { stdio: 'inherit', cwd: root },
);
if (status !== 0 && !write) console.log('`npm run format` writes them as they should be.');
process.exit(status ?? 1);
