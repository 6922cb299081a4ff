import type { WorkSource } from '../../../effects/worker';
import type { OptionalsEngine } from '../engine';
import { leasedOptionals } from './write';
import { takeStep } from './takeStep';

/** The next step of each extra that is due, of every brand. */
export const createFulfilment = (engine: OptionalsEngine): WorkSource => ({
  kind: 'booking_optionals',
  isDue: leasedOptionals.isDue,
  async claim(limit) {
    const { lease, rows } = await leasedOptionals.claim(engine, limit);
    return rows.map((row) => () => takeStep(engine, row, lease));
  },
});
