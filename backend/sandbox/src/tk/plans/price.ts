import { TkError } from '../errors';
import { isSoldFrom, isSoldTo, type Territory } from './plans';
import type { Plan, Upgrade } from './types';
import { pluralize } from '../../pluralize';

/** A trip to price. The first and the last day of cover, both included, are days since 1970. */
export interface Trip {
  origin: string;
  territory: Territory;
  from: number;
  to: number;
  ages: readonly number[];
}
export interface PricedPerson {
  age: number;
  /** Price after the promotion. */
  amount: number;
  /** Surcharge for the age in percent. */
  surcharge: number;
  reason: string | null;
}
export interface PricedPlan {
  people: PricedPerson[];
  total: number;
  /** Total before the promotion. */
  before: number;
  upgrades: (Upgrade & { price: number })[];
}
export const daysOf = ({ from, to }: Pick<Trip, 'from' | 'to'>): number => to - from + 1;

/** Number of the vendor's rejection; undefined when the plan accepts all people and days of the trip. */
export function planRefusal(plan: Plan, trip: Trip): number | undefined {
  const days = daysOf(trip);
  if (!isSoldFrom(plan, trip.origin)) return 1091;
  if (!isSoldTo(plan, trip.territory)) return 1081;
  if (trip.ages.length > plan.maxPax) return 5003;
  if (days > plan.maxDays) return 1247;
  if (days < plan.minDays) return 1248;
  if (trip.ages.some((age) => age < plan.minAge || age > plan.maxAge)) return 1246;
  return undefined;
}

const roundIn = (currency: string, amount: number): number =>
  currency === 'COP' ? Math.round(amount) : Math.round(amount * 100) / 100;
const sum = (amounts: readonly number[], currency: string) =>
  roundIn(
    currency,
    amounts.reduce((all, amount) => all + amount, 0),
  );

function baseOf({ bands, unit }: Plan, days: number): number {
  const band = bands.find((one) => days <= one.days) ?? bands.at(-1);
  return (band?.value ?? 0) * (unit === 'day' ? days : 1);
}

/**
 * Prices a plan. Each person's amount is rounded once. `raise` is the factor of a staged increase, or 1. @throws TkError
 * with the number that `planRefusal` returns
 */
export function priceOf(plan: Plan, trip: Trip, raise = 1): PricedPlan {
  const refusal = planRefusal(plan, trip);
  if (refusal !== undefined) throw new TkError(refusal);
  const base = baseOf(plan, daysOf(trip)) * raise;
  const paid = 1 - (plan.promotion?.porcent ?? 0) / 100;
  const people = trip.ages.map((age) => {
    const step = plan.surcharges.filter(({ from }) => age >= from).at(-1);
    const full = base * (1 + (step?.porcent ?? 0) / 100);
    return {
      age,
      full: roundIn(plan.currency, full),
      amount: roundIn(plan.currency, full * paid),
      surcharge: step?.porcent ?? 0,
      reason: step
        ? `Recargo del ${step.porcent} % desde los ${pluralize(step.from, 'año', 'años')}`
        : null,
    };
  });
  const total = sum(
    people.map(({ amount }) => amount),
    plan.currency,
  );
  return {
    people: people.map(({ full: _full, ...person }) => person),
    total,
    before: sum(
      people.map(({ full }) => full),
      plan.currency,
    ),
    upgrades: plan.upgrades.map((upgrade) => ({
      ...upgrade,
      price: roundIn(
        plan.currency,
        upgrade.per === 'porcent'
          ? (total * upgrade.value) / 100
          : upgrade.value * trip.ages.length,
      ),
    })),
  };
}
