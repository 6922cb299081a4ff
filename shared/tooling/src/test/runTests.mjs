import { endAll } from '../lib/children.mjs';
import { whenAskedToEnd } from '../lib/ending.mjs';
import { filledEnvironment } from '../lib/environment.mjs';
import { install, needsInstall } from '../lib/install.mjs';
import { say, step } from '../lib/steps.mjs';

/** Concurrent checks. The slowest supported machine has two cores. */
const LANES = 2;

const plural = ({ passed, failed, skipped = 0 }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);

async function setUp() {
  if (needsInstall()) await step('Installing packages', install);
  const { ensureChromium } = await import('./chromium.mjs');
  say(`Browser: ${await step('Looking for Chromium', ensureChromium)}`);
}

/** Runs one step. Any error is its failure, and the next steps still run. */
async function runStep({ label, run }, print = say) {
  const started = performance.now();
  say(`\n== ${label}`);
  let counts;
  try {
    counts = await run({ print });
  } catch (error) {
    console.error(error.message);
    counts = { passed: 0, failed: 1 };
  }
  say(
    `== ${label}: ${counts.failed === 0 ? 'ok' : 'FAILED'} in ${seconds(started)} s (${plural(counts)})`,
  );
  return { label, counts, took: seconds(started) };
}

/**
 * Runs `checks` in order on `LANES` lanes. A check waits for the one in its `after`. Each prints as one block when it ends,
 * so that lines of two checks do not mix. Resolves with the results in the order of `checks`.
 */
async function runLanes(checks) {
  const results = new Map();
  const queue = [...checks];
  const runOne = async (one) => {
    await results.get(one.after);
    const lines = [];
    const result = await runStep(one, (line) => lines.push(line));
    if (lines.length > 0) say(lines.join('\n'));
    return result;
  };
  const lane = async () => {
    for (let one = queue.shift(); one; one = queue.shift()) {
      results.set(one.name, runOne(one));
      await results.get(one.name);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return Promise.all(checks.map(({ name }) => results.get(name)));
}

/** Returns the exit code. `only` are names of steps; an empty list means all. */
export async function runTests(only) {
  const started = performance.now();
  whenAskedToEnd(() => void endAll().then(() => process.exit(1)));
  try {
    await setUp();
  } catch (error) {
    console.error(error.message);
    say('0 passed, 1 failed');
    return 1;
  }
  const { testDatabase, testRedis } = await import('./storage.mjs');
  const { steps } = await import('./tools.mjs');
  const env = filledEnvironment();
  const [database, redis] = [await testDatabase(env), await testRedis(env)];
  const storage = { TEST_DATABASE_URL: database.url ?? '', TEST_REDIS_URL: redis.url ?? '' };
  const chosen = steps(storage).filter(({ name }) => only.length === 0 || only.includes(name));
  const results = [];
  try {
    results.push(...(await runLanes(chosen.filter(({ lane }) => lane))));
    // Steps that mostly wait run next to the steps before them, one after the other. Their results are awaited at their
    // place.
    const besides = new Map();
    let before = Promise.resolve();
    for (const one of chosen.filter(({ beside }) => beside)) {
      before = before.then(() => runStep(one));
      besides.set(one, before);
    }
    for (const one of chosen.filter(({ lane }) => !lane))
      results.push(await (besides.get(one) ?? runStep(one)));
  } finally {
    await database.drop();
  }
  return report(results, [database.note, redis.note], seconds(started));
}

function report(results, notes, took) {
  const total = { passed: 0, failed: 0 };
  say('\n== Summary');
  for (const { label, counts, took: own } of results) {
    say(
      `${counts.failed === 0 ? 'ok    ' : 'FAILED'} ${label.padEnd(28)} ${own.padStart(6)} s  ${plural(counts)}`,
    );
    total.passed += counts.passed;
    total.failed += counts.failed;
  }
  // The end of a long output is what a log keeps, so it names what failed.
  for (const { label, counts } of results) {
    for (const line of counts.failures ?? []) say(`FAILED ${label}: ${line}`);
    for (const line of counts.flaky ?? []) say(`Second try ${label}: ${line}`);
  }
  for (const note of notes) say(note);
  say(`Took ${took} s`);
  say(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}
