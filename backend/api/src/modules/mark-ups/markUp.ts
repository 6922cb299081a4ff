import type { MarkUpRule } from '@tiquete/contracts';
import * as z from 'zod';

/** What is added to a supplier's price: whole pesos for each unit that is sold, and a part per thousand of the price. */
export const markUpSchema = z.object({ amount: z.int().min(0), per_thousand: z.int().min(0) });
export type MarkUp = z.infer<typeof markUpSchema>;
export const NO_MARK_UP: MarkUp = { amount: 0, per_thousand: 0 };

/** Whole pesos on a price of `cost`, rounded up, so that nothing is sold below it. `isUnit` false: a line that the fixed part is not added to. */
export const markUpOn = (
  cost: number,
  { amount, per_thousand }: MarkUp,
  isUnit: boolean = true,
): number => Math.ceil((Math.max(0, cost) * per_thousand) / 1000) + (isUnit ? amount : 0);
/** What something of `cost` whole pesos is sold for. */
export const soldFor = (cost: number, markUp: MarkUp, isUnit?: boolean): number =>
  cost + markUpOn(cost, markUp, isUnit);
/** Whether it leaves every price as it is. */
export const addsNothing = ({ amount, per_thousand }: MarkUp): boolean =>
  amount === 0 && per_thousand === 0;

/** What an offer is, where rules ask about it. */
export interface Sale {
  product: MarkUpRule['product'];
  supplier: string;
  /** Codes under which the place is known where it begins: of its city and its airport. */
  origins: readonly string[];
  /** Of the city, the airport and the country that it leads to. */
  destinations: readonly string[];
  /** YYYY-MM-DD, the first of the journey. */
  day: string;
}
type Rules = readonly MarkUpRule[] | undefined;

/** What the rules add to an offer: of those that fit it, the most specific one; nothing where none does. */
export const markUpFor = (rules: Rules, { day, ...sale }: Sale): MarkUp =>
  onDay(rulesFor(rules, sale), day);

/** The rules that fit an offer on some day, the most specific first. */
export const rulesFor = (rules: Rules, sale: Omit<Sale, 'day'>): readonly MarkUpRule[] =>
  inOrder(rules).filter(
    ({ product, supplier, origin, destination }) =>
      product === sale.product &&
      (supplier === undefined || supplier === sale.supplier) &&
      (origin === undefined || sale.origins.includes(origin)) &&
      (destination === undefined || sale.destinations.includes(destination)),
  );

/** Of rules that fit but for the day, what the first one adds that holds on it. */
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
/** What counts first comes first; a larger number is more specific. */
const specificity = ({ destination, origin, from, to, weekdays, supplier }: MarkUpRule) => [
  destination?.length ?? 0,
  Number(origin !== undefined),
  Number(from !== undefined) + Number(to !== undefined),
  Number(weekdays !== undefined),
  Number(supplier !== undefined),
];
