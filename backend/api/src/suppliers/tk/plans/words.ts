import type { AssistanceCategory, AssistanceUpgrade, Money } from '@tiquete/contracts';

/** Patterns for the vendor's descriptions. The first match applies. */
type Words<Value> = readonly (readonly [RegExp, Value])[];
const meaningOf = <Value>(words: Words<Value>, text: string): Value | undefined =>
  words.find(([pattern]) => pattern.test(text))?.[1];

const CATEGORIES: Words<AssistanceCategory> = [
  [/larga/i, 'LONG_STAY'],
  [/anual|multi-?viaje/i, 'ANNUAL'],
  [/estudi/i, 'STUDENT'],
  [/receptiv/i, 'RECEPTIVE'],
  [/b[aá]sic/i, 'BASIC'],
  [/premium/i, 'PREMIUM'],
  [/est[aá]ndar|d[ií]a/i, 'STANDARD'],
];
/** Category of a plan; undefined for one that we do not sell. */
export const categoryOf = (name: string): AssistanceCategory | undefined =>
  meaningOf(CATEGORIES, name);

const UPGRADES: Words<AssistanceUpgrade['type']> = [
  [/preexist/i, 'PRE_EXISTING'],
  [/deport/i, 'SPORTS'],
  [/cancelaci/i, 'CANCELLATION'],
  [/mam[aá]|embaraz|matern/i, 'PREGNANCY'],
  [/equipaje/i, 'BAGGAGE'],
];
export const upgradeTypeOf = (name: string): AssistanceUpgrade['type'] =>
  meaningOf(UPGRADES, name) ?? 'OTHER';

const GROUPS: Words<string> = [
  [/equipaje/i, 'Equipaje'],
  [/cancelaci|interrupci|vuelo/i, 'Cancelación y demoras'],
  [/preexist/i, 'Preexistencias'],
  [/embaraz|matern|mam[aá]/i, 'Embarazo'],
  [/deport/i, 'Deportes'],
  [/m[eé]dic|covid|odont|dental|hospital|deducible/i, 'Atención médica'],
  [/repatri|traslado|familiar/i, 'Traslados y repatriación'],
  [/legal|muerte|responsab/i, 'Legal y accidentes'],
];
export const groupOf = (name: string): string => meaningOf(GROUPS, name) ?? 'Otros';

const SUM = /\b([A-Z]{3}) ?(\d{1,3}(?:[.,]\d{3})*|\d+)(?:[.,](\d{1,2}))?(?!\d)/;
/**
 * Parses a sum such as `USD 20.000` or `USD 9,000.50`; null when the coverage is not a sum. A dot or comma before three
 * digits separates thousands.
 */
export function readSum(value: string): Money | null {
  const [, currency = '', whole = '', cents = ''] = SUM.exec(value) ?? [];
  if (currency === '') return null;
  const amount = whole.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '');
  if (amount.length > 12 || /^0*$/.test(amount + cents)) return null;
  return { amount: /^0*$/.test(cents) ? amount : `${amount}.${cents}`, currency };
}
export const isNotCovered = (value: string): boolean =>
  value === '' || /^no\s+(cubre|cubiert|incluy|ampara)/i.test(value);

/** Parses a number of days: `60 días`. */
export const readDays = (value: string): number | null => {
  const days = /(\d{1,3}) d[ií]as/i.exec(value)?.[1];
  return days === undefined ? null : Number(days);
};
