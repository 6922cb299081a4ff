import { parseArgs } from 'node:util';
import { endAll, own } from '@tiquete/tooling/lib/children';
import { whenAskedToEnd } from '@tiquete/tooling/lib/ending';
import { inRepo } from '@tiquete/tooling/lib/paths';

const CALLS = '20000';

/**
 * Returns the exit code. The seed is random unless given; it is printed with the result, and the same seed repeats the same
 * calls.
 */
export async function fuzz(args) {
  const { values } = parseArgs({
    args,
    options: {
      calls: { type: 'string', default: CALLS },
      seed: { type: 'string', default: 'any' },
    },
  });
  whenAskedToEnd(() => void endAll().then(() => process.exit(1)));
  const jest = [
    inRepo('node_modules/jest/bin/jest.js'),
    '--config',
    inRepo('shared/tooling/jest.config.cjs'),
    '-w',
    '1',
    'attacks/fuzz',
  ];
  const child = own(process.execPath, jest, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, FUZZ_CALLS: values.calls, FUZZ_SEED: values.seed },
  });
  return (await child.exited) === 0 ? 0 : 1;
}
