import { randomUUID } from 'node:crypto';
import { claimRows, dueIn } from '../../../db/leases';
import { type OtherWork } from '../../checkout';
import type { OptionalsEngine } from '../engine';
import { OPTIONAL_COLUMNS, type OptionalRow } from '../rows';
import { LEASE_MS } from './schedule';
import { takeStep } from './takeStep';

const TABLE = 'booking_optionals';

/** Creates the work of due extras, of every brand. */
export const createFulfilment = (engine: OptionalsEngine): OtherWork => ({
  kind: 'optional',
  isDue: dueIn(TABLE),
  async claim(limit) {
    const now = engine.clock();
    const lease = { token: randomUUID(), until: new Date(now.getTime() + LEASE_MS) };
    const rows = await claimRows<OptionalRow>(engine.db, {
      table: TABLE,
      columns: OPTIONAL_COLUMNS,
      limit,
      now,
      lease,
    });
    return rows.map((row) => () => takeStep(engine, row, lease));
  },
});
