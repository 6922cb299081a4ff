// `npm run lint [-- path…]`: Oxlint, whose types come from TypeScript 7, with the rules of shared/tooling/oxlint.config.mjs, and
// Squawk for migrations that would lock a large table.
import '../lib/requireNode.mjs';

const { spawnSync } = await import('node:child_process');
const { createRequire } = await import('node:module');
const { readdirSync, readFileSync } = await import('node:fs');
const { inRepo, root } = await import('../lib/paths.mjs');

const require = createRequire(import.meta.url);
const SOURCES = ['backend', 'remotes', 'shell', 'shared', 'e2e', 'webpack.shared.js'];
const MIGRATIONS = 'backend/api/migrations';
/** First migration that Squawk checks. Earlier ones are applied everywhere and cannot change. */
const FIRST_CHECKED = '0176';
/** Rules that do not apply: the command that migrates sets both timeouts, and runs a migration again from its first statement. */
const NOT_APPLICABLE = ['prefer-robust-stmts', 'require-lock-timeout', 'require-statement-timeout'];
const OLDEST_POSTGRESQL = '15';

const given = process.argv.slice(2);
const paths = given.length > 0 ? given : [...SOURCES, ...checkedMigrations()];
const migrations = paths.filter((each) => each.endsWith('.sql'));
const sources = paths.filter((each) => !each.endsWith('.sql'));

function checkedMigrations() {
  return readdirSync(inRepo(MIGRATIONS))
    .filter((name) => name.endsWith('.sql') && name >= FIRST_CHECKED)
    .map((name) => `${MIGRATIONS}/${name}`);
}
const run = (args) =>
  spawnSync(process.execPath, args, { stdio: 'inherit', cwd: root }).status ?? 1;

const oxlint = [
  inRepo('node_modules/oxlint/bin/oxlint'),
  '--config',
  inRepo('.oxlintrc.mjs'),
  '--deny-warnings',
  ...sources,
];
const squawk = (files, ...options) => [
  require.resolve('squawk-cli/js/bin/squawk'),
  '--pg-version',
  OLDEST_POSTGRESQL,
  '--exclude',
  NOT_APPLICABLE.join(','),
  ...options,
  ...files,
];
const isAlone = (file) => readFileSync(inRepo(file), 'utf8').startsWith('-- transaction: none');
const inTransaction = migrations.filter((file) => !isAlone(file));
const alone = migrations.filter(isAlone);
const statuses = [
  sources.length > 0 ? run(oxlint) : 0,
  inTransaction.length > 0 ? run(squawk(inTransaction, '--assume-in-transaction')) : 0,
  alone.length > 0 ? run(squawk(alone)) : 0,
];
process.exit(Math.max(...statuses));
