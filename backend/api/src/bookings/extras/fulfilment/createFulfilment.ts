import { stepsOf } from '../../../effects/stepsOf';
import type { WorkSource } from '../../../effects/worker';
import type { OptionalsEngine } from '../engine';
import { takeStep } from './takeStep';
import { leasedOptionals } from './write';

/** The next step of each extra that is due, of every brand. */
export const createFulfilment = (engine: OptionalsEngine): WorkSource =>
  stepsOf(engine, {
    kind: 'optional',
    rows: leasedOptionals,
    step: (row, lease) => takeStep(engine, row, lease),
  });
