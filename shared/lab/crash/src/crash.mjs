import { endAll, own } from '@tiquete/tooling/lib/children';
import { whenAskedToEnd } from '@tiquete/tooling/lib/ending';
import { filledEnvironment } from '@tiquete/tooling/lib/environment';
import { inRepo } from '@tiquete/tooling/lib/paths';
import { say, step } from '@tiquete/tooling/lib/steps';
import { buildHarness } from './buildHarness.mjs';
import { oneRun } from './oneRun.mjs';
import { CONTROLS, readArguments } from './readArguments.mjs';

/** Checkouts of a control in `npm test`: few, but enough to show each loss. `--full` runs every control. */
const CONTROL_CHECKOUTS = 20;
const SUITE_CONTROLS = ['no-look-up', 'no-lease'];
const FULL_CONTROL_CHECKOUTS = 200;
const CONTROL_TRIES = 3;
/**
 * The same random numbers in every `npm test`, so that two runs of one commit are comparable. `npm run crash` draws new
 * ones.
 */
const SUITE_SEED = '42';
/** Longer suites of `--full`: those with a variable for their number of runs. */
const FULL_SUITES = {
  files: ['bookings/(commands|model)', 'killedPostmaster'],
  env: { CHECKOUT_RUNS: '2000', POSTMASTER_KILLS: '60' },
};

const describe = ({ seed, checkouts, control }) =>
  `Seed ${seed}, ${checkouts} checkouts${control ? `, control ${control}` : ''}`;

async function runAll(runs) {
  const scripts = await step('Building the harness', buildHarness);
  const counts = { passed: 0, failed: 0 };
  for (const run of runs) {
    counts[(await isAsItShouldBe(run, scripts)) ? 'passed' : 'failed'] += 1;
  }
  return counts;
}

/**
 * True when a run has the expected result. The product must lose nothing in its only run. A control must lose something, which
 * depends on timing, so it has up to three runs.
 */
async function isAsItShouldBe(run, scripts) {
  for (
    let tries = run.control ? CONTROL_TRIES : 1, seed = run.seed;
    tries > 0;
    tries -= 1, seed = `${seed}1`
  ) {
    say(describe({ ...run, seed }));
    const isGood = await oneRun({ ...run, seed }, scripts).catch((error) => {
      console.error(error.message);
      return false;
    });
    if (isGood) return true;
  }
  return false;
}

/** Runs the product, and each control with its own seed. Returns the number of runs with the expected result. */
const crashSuite = ({ databaseUrl, checkouts, controls, controlCheckouts, seed }) =>
  runAll([
    { seed, checkouts, control: null, databaseUrl },
    ...controls.map((control) => ({
      seed: String(7 + CONTROLS.indexOf(control)),
      checkouts: controlCheckouts,
      control,
      databaseUrl,
    })),
  ]);

async function fullSuites() {
  const child = own(
    process.execPath,
    [
      inRepo('node_modules/jest/bin/jest.js'),
      '--config',
      inRepo('shared/tooling/jest.config.cjs'),
      '-w',
      '1',
      ...FULL_SUITES.files,
    ],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...FULL_SUITES.env },
    },
  );
  return (await child.exited) === 0;
}

/** Returns the exit code. */
export async function crash(args) {
  whenAskedToEnd(() => void endAll().then(() => process.exit(1)));
  try {
    const { isFull, isSuite, ...options } = readArguments(args, filledEnvironment());
    const suite = {
      ...options,
      ...(isFull
        ? { controls: CONTROLS, controlCheckouts: FULL_CONTROL_CHECKOUTS }
        : { controls: SUITE_CONTROLS, controlCheckouts: CONTROL_CHECKOUTS, seed: SUITE_SEED }),
    };
    const counts = isFull || isSuite ? await crashSuite(suite) : await runAll([options]);
    if (isSuite) say(`${counts.passed} passed, ${counts.failed} failed`);
    const isGood = counts.failed === 0 && (!isFull || (await fullSuites()));
    return isGood ? 0 : 1;
  } catch (error) {
    console.error(error.message);
    return 1;
  } finally {
    await endAll();
  }
}
