import { endAll, own } from '../lib/children.mjs';
import { whenAskedToEnd } from '../lib/ending.mjs';
import { filledEnvironment } from '../lib/environment.mjs';
import { inRepo } from '../lib/paths.mjs';
import { say, step } from '../lib/steps.mjs';
import { buildHarness } from './buildHarness.mjs';
import { oneRun } from './oneRun.mjs';
import { CONTROLS, readArguments } from './readArguments.mjs';

/** In `npm test`, with a hundred checkouts: enough that each loss shows, in little time. `--full` runs every control. */
const CONTROL_CHECKOUTS = 20;
const SUITE_CONTROLS = ['no-look-up', 'no-lease'];
const FULL_CONTROL_CHECKOUTS = 200;
const CONTROL_TRIES = 3;
/** The same random numbers at every `npm test`, so that two runs of one commit can be compared; `npm run crash` draws new ones. */
const SUITE_SEED = '42';
/** The larger runs of `--full`, for suites whose number of runs is a variable. */
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

/** A run that must lose nothing is tried once. Whether a control loses something depends on timing, so it has three seeds to show it. */
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

/** A run, and each of the controls at its own seed. Answers how many went as they should. */
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

/** Answers the exit code. */
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
