import { stepsOf } from '../../../effects/stepsOf';
import type { WorkSource } from '../../../effects/worker';
import type { ExtrasEngine } from '../engine';
import { takeStep } from './takeStep';
import { leasedExtras } from './write';

/** The next step of each extra that is due, of every brand. */
export const createFulfilment = (engine: ExtrasEngine): WorkSource =>
  stepsOf(engine, {
    kind: 'optional',
    rows: leasedExtras,
    step: (row, lease) => takeStep(engine, row, lease),
  });
