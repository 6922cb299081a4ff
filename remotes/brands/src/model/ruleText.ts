import type { BrandProduct } from '@tiquete/contracts';
import { formatMoney, type TranslateOf } from '@tiquete/platform';
import { WEEKDAYS } from '../messages/markUps';
import { daysOf, textOf, type TypedRule } from './markUpRules';

export const isRule = (value: unknown): value is TypedRule =>
  typeof value === 'object' && value !== null && 'product' in value;

const list = new Intl.ListFormat('es', { type: 'conjunction' });
/** A rule as a sentence: `Hoteles a CTG: $ 20.000`. */
export function ruleText(
  rule: TypedRule,
  products: readonly BrandProduct[],
  t: TranslateOf<'brands'>,
): string {
  const { product, supplier, origin, destination, amount, per_thousand: perThousand } = rule;
  const name = products.find(({ id }) => id === product)?.label ?? textOf(product);
  const days = daysOf(rule).map((day) => WEEKDAYS[day - 1] ?? '');
  const where = [
    supplier === undefined ? '' : `(${textOf(supplier)})`,
    origin === undefined ? '' : t('markUps.from_place', { place: textOf(origin) }),
    destination === undefined
      ? t('markUps.everywhere')
      : t('markUps.to_place', { place: textOf(destination) }),
    datesText(rule, t),
    days.length === 0 ? '' : list.format(days),
  ];
  const what = [
    typeof amount === 'number' ? formatMoney(amount) : '',
    perThousand === undefined ? '' : t('markUps.thousand', { count: textOf(perThousand) }),
  ];
  return `${[name, ...where].filter(Boolean).join(' ')}: ${what.filter(Boolean).join(' + ')}`;
}

function datesText({ from, to }: TypedRule, t: TranslateOf<'brands'>): string {
  const days = { from: textOf(from), to: textOf(to) };
  if (from !== undefined && to !== undefined) return t('markUps.dates', days);
  if (from !== undefined) return t('markUps.dateFrom', days);
  return to === undefined ? '' : t('markUps.dateTo', days);
}
