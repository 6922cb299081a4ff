import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inRepo } from '@tiquete/tooling/lib/paths';

/** Names of the controls, which the harness describes and implements. */
export const CONTROLS = Object.keys(
  JSON.parse(readFileSync(inRepo('backend/harness/src/crash/server/controls.json'), 'utf8')),
);
const [USUAL, FULL] = [100, 500];
const whole = (name, text) => {
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new Error(`--${name} must be a whole number from 1, and is "${text}".`);
  return Number(text);
};

/** @throws Error with one sentence about an invalid argument */
export function readArguments(args, env = {}) {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string' },
      checkouts: { type: 'string' },
      full: { type: 'boolean', default: false },
      suite: { type: 'boolean', default: false },
      control: { type: 'string' },
      database: { type: 'string' },
    },
  });
  if (values.control !== undefined && !CONTROLS.includes(values.control))
    throw new Error(`--control must be one of ${CONTROLS.join(', ')}, and is "${values.control}".`);
  for (const all of ['full', 'suite'])
    if (values[all] && values.control !== undefined)
      throw new Error(`--${all} chooses its controls: leave --control out.`);
  const usual = values.full ? FULL : USUAL;
  return {
    seed: String(values.seed === undefined ? randomInt(1, 1_000_000) : whole('seed', values.seed)),
    checkouts: values.checkouts === undefined ? usual : whole('checkouts', values.checkouts),
    isFull: values.full,
    /** True when this run is a step of `npm test`. */
    isSuite: values.suite,
    control: values.control ?? null,
    databaseUrl: values.database ?? env.DATABASE_URL ?? null,
  };
}
