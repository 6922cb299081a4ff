// `npm run lint [-- path…]`: Oxlint, whose types come from TypeScript 7, with the rules of shared/tooling/oxlint.config.mjs.
import '../lib/requireNode.mjs';

const { spawnSync } = await import('node:child_process');
const { inRepo, root } = await import('../lib/paths.mjs');

const SOURCES = ['backend', 'remotes', 'shell', 'shared', 'e2e', 'webpack.shared.js'];

const given = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  [
    inRepo('node_modules/oxlint/bin/oxlint'),
    '--config',
    inRepo('.oxlintrc.mjs'),
    '--deny-warnings',
    ...(given.length > 0 ? given : SOURCES),
  ],
  { stdio: 'inherit', cwd: root },
);
process.exit(status ?? 1);
