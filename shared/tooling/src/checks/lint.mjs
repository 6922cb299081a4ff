// `npm run lint [-- path…]`: ESLint over everything, room by room: types of the whole repository at once are more than one process holds.
import '../lib/requireNode.mjs';

const { spawnSync } = await import('node:child_process');
const { inRepo, root } = await import('../lib/paths.mjs');

const ROOMS = [['backend'], ['remotes'], ['shell', 'shared', 'e2e', 'webpack.shared.js']];
const MEMORY = '--max-old-space-size=6144';

const given = process.argv.slice(2);
const statuses = (given.length > 0 ? [given] : ROOMS).map((room) =>
  spawnSync(process.execPath, [MEMORY, inRepo('node_modules/eslint/bin/eslint.js'), '--config', inRepo('shared/tooling/eslint.config.mjs'), '--max-warnings', '0', ...room], { stdio: 'inherit', cwd: root }).status);
process.exit(statuses.every((status) => status === 0) ? 0 : 1);
