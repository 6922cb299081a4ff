import type { Cancellation, MarkUpRule } from '@tiquete/contracts';
import * as z from 'zod';
import { hash } from 'node:crypto';

/** Mark-up on a supplier's price: whole pesos per unit sold, and a part per thousand of the price. */
export const markUpSchema = z.object({ amount: z.int().min(0), per_thousand: z.int().min(0) });
export type MarkUp = z.infer<typeof markUpSchema>;
export const NO_MARK_UP: MarkUp = { amount: 0, per_thousand: 0 };

/**
 * Whole pesos on a price of `cost`, rounded up, so that no price is below the mark-up. `isUnit` false: a line without the
 * fixed part.
 */
export const markUpOn = (
  cost: number,
  { amount, per_thousand }: MarkUp,
  isUnit: boolean = true,
): number => Math.ceil((Math.max(0, cost) * per_thousand) / 1000) + (isUnit ? amount : 0);
/** Selling price of a cost in whole pesos. */
export const soldFor = (cost: number, markUp: MarkUp, isUnit?: boolean): number =>
  cost + markUpOn(cost, markUp, isUnit);
/** True when the mark-up leaves every price unchanged. */
export const addsNothing = ({ amount, per_thousand }: MarkUp): boolean =>
  amount === 0 && per_thousand === 0;

/** Properties of an offer that rules refer to. */
export interface Sale {
  product: MarkUpRule['product'];
  supplier: string;
  /** Codes of the place of departure: its city and its airport. */
  origins: readonly string[];
  /** Codes of the city, airport and country of destination. */
  destinations: readonly string[];
  /** First day of the trip, YYYY-MM-DD. */
  day: string;
}
type Rules = readonly MarkUpRule[] | undefined;

/** Mark-up for an offer: that of the most specific matching rule, or none. */
export const markUpFor = (rules: Rules, { day, ...sale }: Sale): MarkUp =>
  onDay(rulesFor(rules, sale), day);

/** Rules that match an offer on some day, the most specific first. */
export const rulesFor = (rules: Rules, sale: Omit<Sale, 'day'>): readonly MarkUpRule[] =>
  inOrder(rules).filter(
    ({ product, supplier, origin, destination }) =>
      product === sale.product &&
      (supplier === undefined || supplier === sale.supplier) &&
      (origin === undefined || sale.origins.includes(origin)) &&
      (destination === undefined || sale.destinations.includes(destination)),
  );

/** Mark-up of the first rule that applies on the day, out of rules that match otherwise. */
export function onDay(rules: readonly MarkUpRule[], day: string): MarkUp {
  const rule = rules.find(
    ({ from, to, weekdays }) =>
      (from === undefined || from <= day) &&
      (to === undefined || day <= to) &&
      (weekdays === undefined || weekdays.includes(weekdayOf(day))),
  );
  return rule ? { amount: rule.amount ?? 0, per_thousand: rule.per_thousand ?? 0 } : NO_MARK_UP;
}
/** 1 is Monday. */
const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay() || 7;

const ordered = new WeakMap<readonly MarkUpRule[], readonly MarkUpRule[]>();
function inOrder(rules: Rules): readonly MarkUpRule[] {
  if (!rules || rules.length === 0) return [];
  const known = ordered.get(rules);
  if (known) return known;
  const sorted = rules.toSorted((one, other) => {
    const [ours, theirs] = [specificity(one), specificity(other)];
    const differing = ours.findIndex((part, index) => part !== theirs[index]);
    return differing < 0 ? 0 : (theirs[differing] ?? 0) - (ours[differing] ?? 0);
  });
  ordered.set(rules, sorted);
  return sorted;
}
/** Specificity of a rule, the most important criterion first; a larger number is more specific. */
const specificity = ({ destination, origin, from, to, weekdays, supplier }: MarkUpRule) => [
  destination?.length ?? 0,
  Number(origin !== undefined),
  Number(from !== undefined) + Number(to !== undefined),
  Number(weekdays !== undefined),
  Number(supplier !== undefined),
];

/** Fields of a brand that decide prices. */
export interface SellingBrand {
  id: string;
  mark_ups?: readonly MarkUpRule[] | undefined;
  /** True while an admin previews a draft: its prices are not published, so sales are rejected. */
  isPreview?: boolean | undefined;
}

/**
 * Cache scope of search sessions, offers and quotes. Previews have their own scope. Sales look up `brand.id` only, so they do
 * not find a code made in a preview.
 */
export const quoteScope = ({ id, isPreview }: Pick<SellingBrand, 'id' | 'isPreview'>): string =>
  isPreview ? `${id}:preview` : id;

const known = new WeakMap<readonly MarkUpRule[], string>();
/** Part of a cache key that separates prices under different mark-up rules; empty without rules. */
export function rulesKey({ mark_ups: rules }: Pick<SellingBrand, 'mark_ups'>): string {
  if (!rules || rules.length === 0) return '';
  const key = known.get(rules) ?? hash('sha256', JSON.stringify(rules), 'base64url').slice(0, 16);
  known.set(rules, key);
  return key;
}

/**
 * Converts terms for a price of `cost` whole pesos to a price of `total`: penalties are the same share, so free cancellation
 * stays free.
 */
export const termsAt = (
  terms: Cancellation,
  { cost, total }: { cost: number; total: number },
): Cancellation =>
  cost === total
    ? terms
    : {
        ...terms,
        timeline: terms.timeline.map((step) => {
          const penalty = Math.min(
            total,
            step.penalty_amount +
              Math.ceil(((total - cost) * step.penalty_amount) / Math.max(1, cost)),
          );
          return { ...step, penalty_amount: penalty, refund_amount: total - penalty };
        }),
      };
