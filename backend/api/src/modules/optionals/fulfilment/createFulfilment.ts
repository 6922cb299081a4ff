import { randomUUID } from 'node:crypto';
import { dueIn, type OtherWork } from '../../checkout';
import type { OptionalsEngine } from '../engine';
import { OPTIONAL_COLUMNS, type OptionalRow } from '../rows';
import { LEASE_MS } from './schedule';
import { takeStep } from './takeStep';

/** Extras that are due, of one brand; replicas never wait for one another here. */
export const createFulfilment = (engine: OptionalsEngine): OtherWork => ({
  kind: 'optional',
  isDue: dueIn('booking_optionals'),
  async claim(brandId, limit) {
    const now = engine.clock();
    const lease = { token: randomUUID(), until: new Date(now.getTime() + LEASE_MS) };
    const rows = await engine.db.queryBrand<OptionalRow>(
      brandId,
      `update booking_optionals set lease_until = $3, lease_token = $4 where id in (
         select id from booking_optionals where brand = $1 and next_at <= $2 and (lease_until is null or lease_until < $2) order by next_at limit $5 for update skip locked)
       returning ${OPTIONAL_COLUMNS}`,
      [brandId, now, lease.until, lease.token, limit],
    );
    return rows.map((row) => () => takeStep(engine, row, lease));
  },
});
