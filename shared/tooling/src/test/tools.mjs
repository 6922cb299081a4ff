import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { buildImages } from '../composition/buildImages.mjs';
import { eachLine, own } from '../lib/children.mjs';
import { ensurePrograms } from '../lib/debian.mjs';
import { inRepo } from '../lib/paths.mjs';
import { failuresOfJourneys, failuresOfUnits } from './failures.mjs';
import { suitesToTryAgain, unitCounts } from './unitCounts.mjs';

/**
 * Nice value of the suites. Concurrent steps kill servers under deadlines, and end soon when they need not wait for a core.
 */
const SUITES_PRIORITY = 5;
const RESULTS = inRepo('.cache/test');
/** A check counts as one test. */
const asOne = (how) => (how === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
const binaryOf = (name, file) => inRepo('node_modules', name, file);

async function node(args, { env = {}, priority = 0 } = {}) {
  const child = own(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (child.pid && priority > 0) setPriority(child.pid, priority);
  return child.exited;
}

/** A check that runs next to others: its lines go to `print`. */
const check =
  (...args) =>
  async ({ print }) => {
    const child = own(process.execPath, args);
    for (const stream of [child.stdout, child.stderr]) eachLine(stream, print);
    return asOne(await child.exited);
  };
const script = (file, ...args) => check(inRepo('shared/tooling/src', file), ...args);
const tool = (name, file, ...args) => check(binaryOf(name, file), ...args);
const config = (file) => inRepo('shared/tooling', file);

function readCounts(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

async function jest(storage, ...args) {
  const file = path.join(RESULTS, 'jest.json');
  mkdirSync(RESULTS, { recursive: true });
  rmSync(file, { force: true });
  const how = await node(
    [
      binaryOf('jest', 'bin/jest.js'),
      '--ci',
      '--config',
      config('jest.config.cjs'),
      '--silent=false',
      '--json',
      `--outputFile=${file}`,
      ...args,
    ],
    { env: storage, priority: SUITES_PRIORITY },
  );
  return { how, said: readCounts(file, (report) => report) };
}

/** Runs Jest over everything. If only a few suites failed, they run once more alone, and are named if they pass then. */
const unit = (storage) => async () => {
  // The edge and a certificate authority of this machine. Its suite says so when they are missing.
  ensurePrograms({ caddy: 'caddy', pebble: 'pebble' });
  const { how, said } = await jest(storage, '--maxWorkers=2');
  if (!said) return { passed: 0, failed: 1 };
  const failed = suitesToTryAgain(said);
  const again =
    failed.length > 0 ? await jest(storage, '--runInBand', '--runTestsByPath', ...failed) : null;
  const { flaky, ...numbers } = unitCounts(said, again?.said);
  const counts = {
    ...numbers,
    failures: failuresOfUnits(again?.said ?? said),
    flaky: flaky.map((name) => path.relative(inRepo(), name)),
  };
  return (again?.how ?? how) !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
};

/** Runs a script next to a step that prints too, so its lines are marked. */
async function marked(mark, args, onLine = () => {}) {
  const child = own(process.execPath, args);
  eachLine(child.stderr, (line) => console.error(`${mark} | ${line}`));
  eachLine(child.stdout, (line) => {
    console.log(`${mark} | ${line}`);
    onLine(line);
  });
  return child.exited;
}

const journeys =
  (command, run = node) =>
  async () => {
    const file = inRepo('e2e/test-results/results.json');
    rmSync(file, { force: true });
    const how = await run(command);
    const counts = readCounts(file, (report) => {
      const { failed, flaky } = failuresOfJourneys(report);
      return {
        passed: report.stats.expected + report.stats.flaky,
        failed: report.stats.unexpected,
        skipped: report.stats.skipped,
        failures: failed,
        flaky,
      };
    });
    if (!counts) return { passed: 0, failed: 1, failures: ['The journeys wrote no results.'] };
    return how !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  };

const CLUSTER = inRepo('shared/lab/cluster/src/main.mjs');

/**
 * Tests of the cluster, whose services are killed one by one, and of its recovery to a point in time. Both need the programs that the
 * containers would provide.
 */
const onCluster = async () => {
  const missing = ensurePrograms({
    nginx: 'nginx-core',
    'redis-server': 'redis-server',
    setpriv: 'util-linux',
    pg_ctlcluster: 'postgresql',
  });
  // Without it the cluster uses PostgreSQL itself, and says so.
  ensurePrograms({ pgbouncer: 'pgbouncer' });
  if (missing.length > 0) {
    console.log(`SKIPPED: not on this machine: ${missing.join(', ')}`);
    return { passed: 0, failed: 0, skipped: 1 };
  }
  const counts = await journeys([CLUSTER, 'journeys', 'cluster.spec'], (args) =>
    marked('cluster', args),
  )();
  const { skipped = 0, ...recovery } = await onRecovery();
  return {
    ...counts,
    passed: counts.passed + recovery.passed,
    failed: counts.failed + recovery.failed,
    skipped: (counts.skipped ?? 0) + skipped,
  };
};

async function onRecovery() {
  const missing = ensurePrograms({ pgbackrest: 'pgbackrest' });
  if (missing.length === 0) return asOne(await marked('backup', [CLUSTER, 'backup']));
  console.log(`SKIPPED: not on this machine: ${missing.join(', ')}`);
  return { passed: 0, failed: 0, skipped: 1 };
}

/** Kills the real server during sales. Each control counts as a test. */
const crashes =
  ({ TEST_DATABASE_URL }) =>
  async () => {
    let counts = { passed: 0, failed: 1 };
    const how = await marked(
      'crash',
      [
        inRepo('shared/lab/crash/src/main.mjs'),
        '--suite',
        ...(TEST_DATABASE_URL ? ['--database', TEST_DATABASE_URL] : []),
      ],
      (line) => {
        const [, passed, failed] = /^(\d+) passed, (\d+) failed$/.exec(line) ?? [];
        if (passed) counts = { passed: Number(passed), failed: Number(failed) };
      },
    );
    return how === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };
  };

/**
 * Every step of `npm test`: its name on the command line, its label and its function. Steps with a `lane` run two at a time,
 * one core each, the longest first; `after` names the step that they need. Steps with `beside` wait more than they work;
 * they run one after the other next to the steps before them.
 */
export const steps = (storage) => [
  { name: 'lint', label: 'Lint', run: script('checks/lint.mjs'), lane: true },
  { name: 'build', label: 'Production build', run: script('build.mjs'), lane: true },
  { name: 'typecheck', label: 'Type check', run: script('checks/typecheck.mjs'), lane: true },
  { name: 'types', label: 'Published types', run: script('types.mjs'), lane: true },
  {
    name: 'budgets',
    label: 'Budgets',
    run: script('checks/budgets.mjs'),
    lane: true,
    after: 'build',
  },
  { name: 'format', label: 'Format', run: script('checks/format.mjs'), lane: true },
  {
    name: 'deps',
    label: 'Dependency rules',
    run: tool(
      'dependency-cruiser',
      'bin/dependency-cruise.mjs',
      '--config',
      config('dependency-cruiser.config.cjs'),
      '--output-type',
      `plugin:${inRepo('shared/tooling/src/checks/dependencyReport.mjs')}`,
      'shell',
      'shared',
      'remotes',
      'backend',
      'e2e',
    ),
    lane: true,
  },
  {
    name: 'unused',
    label: 'Unused code',
    run: tool('knip', 'bin/knip.js', '--config', config('knip.json')),
    lane: true,
  },
  { name: 'tidy', label: 'Secrets, traces, folders', run: script('checks/tidy.mjs'), lane: true },
  { name: 'composition', label: 'Composition', run: script('checks/composition.mjs'), lane: true },
  { name: 'images', label: 'Images', run: buildImages },
  { name: 'unit', label: 'Unit and integration tests', run: unit(storage) },
  { name: 'cluster', label: 'Production shape', run: onCluster, beside: true },
  { name: 'crash', label: 'Crash tests', run: crashes(storage), beside: true },
  { name: 'e2e', label: 'End-to-end tests', run: journeys([inRepo('shared/tooling/src/e2e.mjs')]) },
];
