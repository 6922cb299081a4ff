import type { AssistancePlan } from '@tiquete/contracts';
import { sumInPesos, type Rates } from '@tiquete/domain/searches/assistance';
import type { TranslateOf } from '@tiquete/platform';
import type { ComparisonRow } from '@tiquete/search';
import { Price } from '@tiquete/ui';
import { formatSum } from '../../model/sums';

/** Rows of the comparison: sum and price, then every coverage that at least one plan names. */
export function planRows(
  t: TranslateOf<'assistance'>,
  plans: readonly AssistancePlan[],
  rates: Rates,
): ComparisonRow<AssistancePlan>[] {
  return [
    {
      id: 'sum',
      label: t('comparison.sum'),
      valueOf: ({ benefits }) => formatSum(benefits.medical),
      best: {
        label: t('comparison.highest'),
        rankOf: ({ benefits }) =>
          -(sumInPesos(benefits.medical, rates) ?? Number(benefits.medical.amount)),
      },
    },
    {
      id: 'price',
      label: t('comparison.price'),
      valueOf: ({ total, per_passenger, coverage_days }) => (
        <Price
          amount={total}
          label={t('plan.forAll', {
            count: per_passenger.length,
            days: t('search.days', { count: coverage_days }),
          })}
          size="s"
        />
      ),
      sameBy: ({ total }) => total,
      best: { label: t('comparison.cheapest'), rankOf: ({ total }) => total },
    },
    {
      id: 'deductible',
      label: t('comparison.deductible'),
      valueOf: ({ deductible }) =>
        deductible ? formatSum(deductible) : t('comparison.noDeductible'),
    },
    ...coverageRows(t, plans),
    {
      id: 'provider',
      label: t('comparison.provider'),
      valueOf: ({ provider }) =>
        provider.insurer
          ? t('comparison.backed', { name: provider.name, insurer: provider.insurer })
          : provider.name,
    },
  ];
}
function coverageRows(
  t: TranslateOf<'assistance'>,
  plans: readonly AssistancePlan[],
): ComparisonRow<AssistancePlan>[] {
  const named = new Map(plans.flatMap(({ coverages }) => coverages).map((one) => [one.code, one]));
  return [...named.values()].map(({ code, name }) => ({
    id: `coverage-${code}`,
    label: name,
    valueOf: ({ coverages }) => {
      const coverage = coverages.find((one) => one.code === code);
      return coverage?.is_covered ? coverage.value : t('comparison.notCovered');
    },
  }));
}
