import { addDays, today } from '@tiquete/domain';
import type { Tx } from '../../../db/database';
import { bedsSoldOf } from '../catalogue/rooms';
import type { Day } from '../catalogue/removePackages';
import { startOfDay } from '../pricing/terms';

export type Decision = 'CONFIRM' | 'CANCEL';
/** How far a departure's minimum group is. */
export interface Group {
  decision: Decision | null;
  /** Null: it needs none. */
  travelers: number | null;
  /** By which it is decided, before the departure. */
  daysBefore: number;
  bedsSold: number;
}

/** Until the end of the transaction, nobody else sells of the departure or decides about it. A lock of its row would wait for every import. */
export const lockDeparture = (tx: Tx, brandId: string, { package: code, date }: Day) =>
  tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `departure ${brandId} ${code} ${date}`,
  ]);

/** Null: there is no such departure. */
export async function readGroup(
  tx: Tx,
  brandId: string,
  { package: code, date }: Day,
): Promise<Group | null> {
  const [group] = await tx.query<Group>(
    `select d.decision, p.minimum_travelers as travelers, coalesce(p.decided_days_before, 0) as "daysBefore",
       coalesce((select ${bedsSoldOf('a')} from package_allotments a
         where a.brand = d.brand and a.package = d.package and a.starts_on = d.starts_on), 0) as "bedsSold"
     from package_departures d join packages p on p.brand = d.brand and p.code = d.package
     where d.brand = $1 and d.package = $2 and d.starts_on = $3`,
    [brandId, code, date],
  );
  return group ?? null;
}

/** Whether the departure takes place, as far as its group is concerned. */
export const isCertain = ({ decision, travelers, bedsSold }: Group): boolean =>
  decision === 'CONFIRM' || (decision === null && bedsSold >= (travelers ?? 0));

/** The day by which whoever buys on a day is told: what is overdue then, on the next. */
export function decidedBy(date: string, daysBefore: number, boughtOn: string): string {
  const [due, next] = [addDays(date, -daysBefore), addDays(boughtOn, 1)];
  const told = due > next ? due : next;
  return told < date ? told : date;
}

/** Until when what was bought waits for its group, the last second of a day in Colombia; null: it does not. */
export function waitsUntil(group: Group | null, date: string, boughtAt: Date): Date | null {
  if (group === null || isCertain(group)) return null;
  const day = decidedBy(date, group.daysBefore, today(boughtAt));
  return new Date(Date.parse(startOfDay(addDays(day, 1))) - 1000);
}
