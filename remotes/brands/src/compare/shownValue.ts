import type { BrandProduct } from '@tiquete/contracts';
import { formatMoney, type TranslateOf } from '@tiquete/platform';
import { isRule, ruleText } from '../model/ruleText';

/** Most characters of a text in a comparison. Legal texts have thousands. */
const LONGEST = 300;

/** Formats a value of a brand's file for a comparison. */
export function shownValue(
  value: unknown,
  products: readonly BrandProduct[],
  t: TranslateOf<'brands'>,
): string {
  if (value === undefined || value === null || value === '') return t('compare.none');
  if (typeof value === 'boolean') return t(value ? 'field.yes' : 'field.no');
  if (typeof value === 'number')
    return Number.isInteger(value) ? formatMoney(value) : String(value);
  if (Array.isArray(value))
    return value.length === 0
      ? t('compare.none')
      : value.map((each) => shownValue(each, products, t)).join(value.some(isRule) ? '; ' : ', ');
  if (isRule(value)) return ruleText(value, products, t);
  if (typeof value === 'object')
    return Object.values(value)
      .map((each) => shownValue(each, products, t))
      .join(' ');
  const text = String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
