import { type Day, nightsBetween, today } from './dates';

/** Running hours after paying, and calendar days before the departure, both of RAC 3, 3.10.1.8.2 (Resolución 1375 de 2015). */
export const RETRACTO_HOURS = 48;
const DAYS_BEFORE = { domestic: 8, international: 15 };
/** What the airline may keep of each ticket at most, whole pesos; it grows with the consumer price index, so each year has its line. */
const RETAINED_PESOS: readonly { from: Day; pesos: number }[] = [
  { from: '2015-07-01', pesos: 60_000 },
];
const RETAINED_DOLLARS = 50;
/** Lower than the dollar has been since the rule exists: the bound in dollars then never takes more from a traveller than it should. */
const PESOS_PER_DOLLAR = 3000;
const PART_OF_FARE = 0.1;
const HOUR_MS = 3_600_000;

export const retractoDaysBefore = (isInternational: boolean): number =>
  isInternational ? DAYS_BEFORE.international : DAYS_BEFORE.domestic;

/** Whole pesos that may be kept when every ticket is given back: of each the lowest of the three bounds. `fares` are without taxes and fees, one per ticket. */
export function retractoPenalty(fares: readonly number[], on: Day): number {
  const pesos = RETAINED_PESOS.findLast(({ from }) => from <= on)?.pesos ?? 0;
  return fares.reduce(
    (sum, fare) =>
      sum + Math.min(pesos, RETAINED_DOLLARS * PESOS_PER_DOLLAR, Math.floor(fare * PART_OF_FARE)),
    0,
  );
}

export interface BoughtTicket {
  /** Null: nothing was paid. */
  paidAt: Date | null;
  /** On the clock of where the trip begins. */
  departureDay: Day;
  isInternational: boolean;
}
/** Whether an air ticket can still be given back by right at `now`. Days are counted by Colombia's calendar. */
export function hasRetracto(
  { paidAt, departureDay, isInternational }: BoughtTicket,
  now: Date,
): boolean {
  if (!paidAt || now.getTime() - paidAt.getTime() > RETRACTO_HOURS * HOUR_MS) return false;
  return nightsBetween(today(now), departureDay) >= retractoDaysBefore(isInternational);
}
