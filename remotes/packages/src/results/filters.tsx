import type { PackageFacets } from '@tiquete/contracts';
import { PACKAGE_INCLUSIONS, REGIONS } from '@tiquete/contracts/constants';
import { formatMoney, formatScore, type TranslateOf } from '@tiquete/platform';
import { OptionsFilter, PriceFilter, type FilterViews } from '@tiquete/search';
import type { packageFilters } from '../model/packageFilters';

/** The api's options with the types of the filters' values. Every inclusion is an option. */
export const toFacets = ({ regions, includes, stars, ...facets }: PackageFacets) => ({
  ...facets,
  regions: regions.flatMap((option) => {
    const value = REGIONS.find((region) => region === option.value);
    return value ? { ...option, value } : [];
  }),
  includes: PACKAGE_INCLUSIONS.map((value) => ({
    value,
    count: includes.find((option) => option.value === value)?.count ?? 0,
  })),
  stars: stars.map(({ value, count }) => ({ value: Number(value), count })),
});
const labelIn = <One extends string>(
  facet: readonly { value: One; label: string }[] | undefined,
  one: One,
): string => facet?.find(({ value }) => value === one)?.label ?? one;

export const packageViews: FilterViews<
  typeof packageFilters,
  TranslateOf<'packages'>,
  ReturnType<typeof toFacets>
> = {
  price: {
    chip: ([min, max], t) => t('results.bounds', { min: formatMoney(min), max: formatMoney(max) }),
    control: (field, t) => <PriceFilter {...field} title={t('results.price')} />,
  },
  nights: {
    chip: ([min, max], t) =>
      t('results.bounds', {
        min: t('search.nights', { count: min }),
        max: t('search.nights', { count: max }),
      }),
    control: (field, t) => (
      <PriceFilter
        {...field}
        title={t('results.nights')}
        format={(count) => t('search.nights', { count })}
      />
    ),
  },
  // Flights come first among the inclusions because they matter most.
  includes: {
    chip: (type, t) => t(`card.inclusions.${type}`),
    control: (field, t) => (
      <>
        <OptionsFilter
          {...field}
          title={t('results.flights')}
          facet={field.facet.filter(({ value }) => value === 'flight')}
          label={() => t('results.withFlights')}
        />
        <OptionsFilter
          {...field}
          title={t('results.alsoIncludes')}
          facet={field.facet.filter(({ value }) => value !== 'flight')}
        />
      </>
    ),
  },
  stars: {
    chip: (star, t) => t('results.star', { count: star, stars: formatScore(star) }),
    control: (field, t) => <OptionsFilter {...field} title={t('results.stars')} />,
  },
  regions: {
    chip: (region, _, facet) => labelIn(facet, region),
    control: (field, t) =>
      field.facet.length > 1 && <OptionsFilter {...field} title={t('results.regions')} />,
  },
  months: {
    chip: (month, _, facet) => labelIn(facet, month),
    control: (field, t) =>
      field.facet.length > 1 && (
        <OptionsFilter
          {...field}
          title={t('results.months')}
          fold={{
            more: (count) => t('results.moreMonths', { count }),
            fewer: t('results.fewerMonths'),
          }}
        />
      ),
  },
};
