import type { AssistanceBenefits, Coverage, Money } from '@tiquete/contracts';
import { decodeTexts } from '../../../lib/text/decodeTexts';
import type { SupplierPlan } from '../../../products/assistance/ports';
import type { WireCoverages } from '../wire';
import { groupOf, isNotCovered, readDays, readSum } from './words';

type Covered = Pick<
  SupplierPlan,
  'mainCoverage' | 'benefits' | 'deductible' | 'coverages' | 'maxTripDays'
>;
/** Word for a deductible, which the insured pay themselves. All other amounts are paid to them. */
const DEDUCTIBLE = /deducible/i;
const MEDICAL = /asistencia m[eé]dica|gastos m[eé]dicos/i;

/** Parses the coverages of a plan by the words of each line; undefined when no line states a medical sum. */
export function readCoverages(rows: WireCoverages): Covered | undefined {
  const coverages = decodeTexts(rows).map((row): Coverage => ({
    code: row.id_benefit,
    group: groupOf(row.name),
    name: row.name,
    value: row.valor_spa === '' ? 'No cubre' : row.valor_spa,
    sum: readSum(row.valor_spa),
    text: row.extended_info,
    is_covered: !isNotCovered(row.valor_spa),
  }));
  const line = (pattern: RegExp) =>
    coverages.find(({ name, is_covered }) => is_covered && pattern.test(name));
  const sumOf = (pattern: RegExp): Money | null => line(pattern)?.sum ?? null;
  // The medical sum is that for illness, the most common case. Some plans list accidents separately.
  const main = coverages.find(
    ({ name, sum }) => sum !== null && MEDICAL.test(name) && /enfermedad/i.test(name),
  );
  const medical = main ?? coverages.find(({ name, sum }) => sum !== null && MEDICAL.test(name));
  if (!medical?.sum) return undefined;
  const benefits: AssistanceBenefits = {
    medical: medical.sum,
    covid: line(/covid/i) !== undefined,
    baggage: sumOf(/p[eé]rdida.*equipaje/i),
    trip_cancellation: sumOf(/cancelaci/i),
    sports: line(/deport/i) !== undefined,
    pregnancy: line(/embaraz|matern/i) !== undefined,
    pre_existing: line(/preexist/i) !== undefined,
  };
  return {
    mainCoverage: { ...medical.sum, name: medical.name },
    benefits,
    deductible: sumOf(DEDUCTIBLE),
    coverages: coverages.filter(({ name }) => !DEDUCTIBLE.test(name)),
    maxTripDays: readDays(line(/por viaje/i)?.value ?? ''),
  };
}
