import type { BrandProduct } from '@tiquete/contracts';
import type { KeyBelow } from '@tiquete/platform';

/** A rule as typed. Values that are not numbers stay text, so that their error can be shown. */
export type TypedRule = Readonly<Record<string, unknown>>;

export const readRules = (value: unknown): readonly TypedRule[] =>
  Array.isArray(value)
    ? value.map((rule) => (typeof rule === 'object' && rule !== null ? { ...rule } : {}))
    : [];
export const textOf = (value: unknown): string =>
  value === undefined || value === null ? '' : String(value);
export const daysOf = ({ weekdays }: TypedRule): readonly number[] =>
  Array.isArray(weekdays) ? weekdays.map(Number) : [];
/** Mark-up options of a product. Null if it has none, or if no release of the brand sells it. */
export const markUpOf = (products: readonly BrandProduct[], id: unknown): BrandProduct['mark_up'] =>
  products.find((product) => product.id === id)?.mark_up ?? null;

/** The rule with one field changed. An empty value removes the field. A new product removes the fields that it lacks. */
export function withRuleField(
  rule: TypedRule,
  name: string,
  value: unknown,
  products: readonly BrandProduct[],
): TypedRule {
  const { [name]: _old, ...others } = rule;
  const isEmpty = value === '' || (Array.isArray(value) && value.length === 0);
  const next: TypedRule = isEmpty ? others : { ...others, [name]: value };
  if (name !== 'product') return next;
  const { supplier: _supplier, origin, ...rest } = next;
  return markUpOf(products, value)?.hasOrigin && origin !== undefined ? { ...rest, origin } : rest;
}

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const isCount = (value: unknown, most: number) =>
  value === undefined ||
  (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= most);

type RuleProblem = Exclude<KeyBelow<'brands', 'markUps.wrong'>, 'inRule'>;

/** Returns the first fault of a rule, or null. */
export function ruleProblem(rule: TypedRule): RuleProblem | null {
  const { amount, per_thousand: perThousand, origin, destination, from, to } = rule;
  if (amount === undefined && perThousand === undefined) return 'nothing';
  if (!isCount(amount, 20_000_000)) return 'amount';
  if (!isCount(perThousand, 1000)) return 'perThousand';
  if (origin !== undefined && !/^[A-Z]{3}$/.test(textOf(origin))) return 'origin';
  if (destination !== undefined && !/^[A-Z]{2,3}$/.test(textOf(destination))) return 'destination';
  const days = [from, to].filter((day) => day !== undefined);
  if (!days.every((day) => DAY.test(textOf(day)))) return 'day';
  return from !== undefined && to !== undefined && textOf(from) > textOf(to) ? 'order' : null;
}

/** Price of one unit that costs `cost` pesos; null while the rule is invalid. */
export function soldFor(rule: TypedRule, cost: number): number | null {
  const { amount = 0, per_thousand: perThousand = 0 } = rule;
  if (typeof amount !== 'number' || typeof perThousand !== 'number') return null;
  return ruleProblem(rule) === null ? cost + amount + Math.ceil((cost * perThousand) / 1000) : null;
}
