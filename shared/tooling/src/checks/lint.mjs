// `npm run lint [-- path…]`: what needs types by Oxlint, whose types come from TypeScript 7 in seconds; everything else by ESLint.
import '../lib/requireNode.mjs';

const { spawnSync } = await import('node:child_process');
const { inRepo, root } = await import('../lib/paths.mjs');

const SOURCES = ['backend', 'remotes', 'shell', 'shared', 'e2e', 'webpack.shared.js'];
const LINTERS = [
  [
    inRepo('node_modules/oxlint/bin/oxlint'),
    '--config',
    inRepo('shared/tooling/oxlint.json'),
    '--deny-warnings',
  ],
  [
    inRepo('node_modules/eslint/bin/eslint.js'),
    '--config',
    inRepo('shared/tooling/eslint.config.mjs'),
    '--max-warnings',
    '0',
  ],
];

const given = process.argv.slice(2);
const statuses = LINTERS.map(
  (linter) =>
    spawnSync(process.execPath, [...linter, ...(given.length > 0 ? given : SOURCES)], {
      stdio: 'inherit',
      cwd: root,
    }).status,
);
process.exit(statuses.every((status) => status === 0) ? 0 : 1);
