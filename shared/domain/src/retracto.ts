import { type Day, nightsBetween, today } from './dates';

/** Hours after the payment, and calendar days before the departure. Source: RAC 3, 3.10.1.8.2 (Resolución 1375 de 2015). */
export const RETRACTO_HOURS = 48;
const DAYS_BEFORE = { domestic: 8, international: 15 };
/** Maximum penalty per ticket in whole pesos. It follows the consumer price index, so each year may have its own row. */
const RETAINED_PESOS: readonly { from: Day; pesos: number }[] = [
  { from: '2015-07-01', pesos: 60_000 },
];
const RETAINED_DOLLARS = 50;
/** A rate below any since the rule exists, so that the bound in dollars never costs a traveller too much. */
const PESOS_PER_DOLLAR = 3000;
const PART_OF_FARE = 0.1;
const HOUR_MS = 3_600_000;

export const retractoDaysBefore = (isInternational: boolean): number =>
  isInternational ? DAYS_BEFORE.international : DAYS_BEFORE.domestic;

/**
 * Maximum penalty in whole pesos when all tickets are returned: for each ticket the lowest of three bounds. `fares` are
 * without taxes and fees, one per ticket.
 */
export function retractoPenalty(fares: readonly number[], on: Day): number {
  const pesos = RETAINED_PESOS.findLast(({ from }) => from <= on)?.pesos ?? 0;
  return fares.reduce(
    (sum, fare) =>
      sum + Math.min(pesos, RETAINED_DOLLARS * PESOS_PER_DOLLAR, Math.floor(fare * PART_OF_FARE)),
    0,
  );
}

export interface BoughtTicket {
  /** Time of the payment. Null when nothing was paid. */
  paidAt: Date | null;
  /** Local day at the place where the trip begins. */
  departureDay: Day;
  isInternational: boolean;
}
/** True when the law still allows the return of an air ticket at `now`. Days follow Colombia's calendar. */
export function hasRetracto(
  { paidAt, departureDay, isInternational }: BoughtTicket,
  now: Date,
): boolean {
  if (!paidAt || now.getTime() - paidAt.getTime() > RETRACTO_HOURS * HOUR_MS) return false;
  return nightsBetween(today(now), departureDay) >= retractoDaysBefore(isInternational);
}
