import { addDays, today } from '@tiquete/domain';
import type { Tx } from '../../../db/database';
import { bedsSoldOf } from './allotments';
import type { DepartureKey } from './departureId';
import { departureDayStart } from '../pricing/terms';

export type DepartureDecision = 'CONFIRM' | 'CANCEL';
/** Minimum group of a departure, and the beds sold towards it. */
export interface MinimumGroup {
  decision: DepartureDecision | null;
  /** Minimum number of travellers; null without a minimum group. */
  travelers: number | null;
  /** Days before the departure by which an operator confirms or cancels it. */
  daysBefore: number;
  bedsSold: number;
}

/**
 * Locks a departure against other sales and decisions until the transaction ends. The lock is an advisory one, because a row
 * lock would wait for every import.
 */
export const lockDeparture = (tx: Tx, brandId: string, { package: code, date }: DepartureKey) =>
  tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `departure ${brandId} ${code} ${date}`,
  ]);

/** Returns null for an unknown departure. */
export async function readGroup(
  tx: Tx,
  brandId: string,
  { package: code, date }: DepartureKey,
): Promise<MinimumGroup | null> {
  const [group] = await tx.query<MinimumGroup>(
    `select d.decision, p.minimum_travelers as travelers, coalesce(p.decided_days_before, 0) as "daysBefore",
       coalesce((select ${bedsSoldOf('a')} from package_allotments a
         where a.brand = d.brand and a.package = d.package and a.starts_on = d.starts_on), 0) as "bedsSold"
     from package_departures d join packages p on p.brand = d.brand and p.code = d.package
     where d.brand = $1 and d.package = $2 and d.starts_on = $3`,
    [brandId, code, date],
  );
  return group ?? null;
}

/** True when the departure takes place, by its minimum group or by a decision. */
export const isCertain = ({ decision, travelers, bedsSold }: MinimumGroup): boolean =>
  decision === 'CONFIRM' || (decision === null && bedsSold >= (travelers ?? 0));

/**
 * Day by which a buyer of `boughtOn` knows whether the departure takes place. An overdue decision is due on the next day.
 */
export function decidedBy(date: string, daysBefore: number, boughtOn: string): string {
  const [due, next] = [addDays(date, -daysBefore), addDays(boughtOn, 1)];
  const decided = due > next ? due : next;
  return decided < date ? decided : date;
}

/** Time until which a purchase waits for its group: the last second of a day in Colombia. Null when it does not wait. */
export function waitsUntil(group: MinimumGroup | null, date: string, boughtAt: Date): Date | null {
  if (group === null || isCertain(group)) return null;
  const day = decidedBy(date, group.daysBefore, today(boughtAt));
  return new Date(Date.parse(departureDayStart(addDays(day, 1))) - 1000);
}
