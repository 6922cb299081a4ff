import { formatMoney, type TranslateOf } from '@tiquete/platform';
import { FlagFilter, OptionsFilter, PriceFilter, type FilterViews } from '@tiquete/search';
import { Select } from '@tiquete/ui';
import { BENEFITS, sumKey, type planFilters } from '../model/planFilters';
import { formatSum } from '../model/sums';

interface PlanWords {
  t: TranslateOf<'assistance'>;
  /** True if an entry rule of the destination names a minimum sum. */
  hasEntryRules: boolean;
}
export const planViews: FilterViews<typeof planFilters, PlanWords> = {
  sum: {
    chip: (sum, { t }) => t('results.sumFrom', { sum: formatSum(sum) }),
    control: ({ value, facet, label, onChange }, { t }) => {
      const chosen = value ? sumKey(value) : '';
      const isListed = facet.some((option) => sumKey(option.value) === chosen);
      return (
        <Select
          label={t('results.sum')}
          value={chosen}
          options={[
            { value: '', label: t('results.sumAny') },
            ...(value && !isListed ? [{ value: chosen, label: label(value) }] : []),
            ...facet.map(({ value: sum, count }) => ({
              value: sumKey(sum),
              label: t('results.sumOption', { sum: formatSum(sum), count }),
            })),
          ]}
          onChange={(key) => {
            const sum = facet.find((option) => sumKey(option.value) === key)?.value ?? null;
            onChange(key === chosen ? value : sum);
          }}
        />
      );
    },
  },
  entry: {
    chip: (_, { t }) => t('results.entry'),
    control: (field, { t, hasEntryRules }) =>
      hasEntryRules && <FlagFilter {...field} title={t('results.entryGroup')} isOffered />,
  },
  covers: {
    chip: (benefit, { t }) => t(`plan.benefits.${benefit}`),
    control: (field, { t }) => (
      <OptionsFilter
        {...field}
        title={t('results.covers')}
        facet={BENEFITS.map((benefit) => ({
          value: benefit,
          count: field.facet.find(({ value }) => value === benefit)?.count ?? 0,
        }))}
      />
    ),
  },
  price: {
    chip: ([min, max], { t }) =>
      t('results.priceRange', { min: formatMoney(min), max: formatMoney(max) }),
    control: (field, { t }) => <PriceFilter {...field} title={t('results.price')} />,
  },
  category: {
    chip: (category, { t }) => t(`plan.categories.${category}`),
    control: (field, { t }) => <OptionsFilter {...field} title={t('results.category')} />,
  },
};
