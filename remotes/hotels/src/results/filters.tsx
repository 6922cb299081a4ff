import { useMemo } from 'react';
import { formatMoney, formatScore, isKeyOf, type TranslateOf } from '@tiquete/platform';
import {
  FlagFilter,
  OptionsFilter,
  PriceFilter,
  RadioFilter,
  TextFilter,
  type FilterViews,
} from '@tiquete/search';
import { results as messages } from '../messages/results';
import { hotelFilters, type HotelFilters, type HotelFilterState } from '../model/hotelFilters';
import { useHotelSettings, type HotelSettings } from '../state/settings';

export const selectFilters = ({ hotel }: { hotel: HotelFilterState }): HotelFilters =>
  hotelFilters.select(hotel);

/** Filters for an address without any: nothing chosen, in the brand's sort order. */
export const noFiltersIn = ({ first_order: orderBy }: Pick<HotelSettings, 'first_order'>) =>
  hotelFilters.read(`?orderBy=${orderBy}`);

export function useNoFilters(): HotelFilters {
  const settings = useHotelSettings();
  return useMemo(() => noFiltersIn(settings), [settings]);
}

export const hotelViews: FilterViews<typeof hotelFilters, TranslateOf<'hotels'>> = {
  name: {
    chip: (name) => `“${name}”`,
    control: (field, t) => <TextFilter {...field} title={t('results.name')} name="name" />,
  },
  price: {
    chip: ([min, max], t) =>
      t('results.priceRange', { min: formatMoney(min), max: formatMoney(max) }),
    control: (field, t) => <PriceFilter {...field} title={t('results.price')} />,
  },
  freeCancellation: {
    chip: (_, t) => t('results.freeCancellation'),
    control: (field, t) => (
      <FlagFilter {...field} title={t('results.cancellation')} isOffered={field.facet.isSome} />
    ),
  },
  score: {
    chip: (score, t) => t('results.scoreFrom', { score }),
    control: (field, t) => (
      <RadioFilter
        {...field}
        title={t('results.score')}
        any={t('results.scoreAny')}
        label={(score) =>
          isKeyOf(messages.scoreLabels, score) ? t(`results.scoreLabels.${score}`) : String(score)
        }
      />
    ),
  },
  star: {
    chip: (star, t) => t('results.starValue', { count: star, stars: formatScore(star) }),
    control: (field, t) => <OptionsFilter {...field} title={t('results.star')} />,
  },
  mealPlan: {
    chip: (plan, t) => t(`results.mealPlans.${plan}`),
    control: (field, t) => <OptionsFilter {...field} title={t('results.mealPlan')} />,
  },
  service: {
    chip: (name) => name,
    control: (field, t) => (
      <OptionsFilter
        {...field}
        title={t('results.service')}
        fold={{
          more: (count) => t('results.moreServices', { count }),
          fewer: t('results.fewerServices'),
        }}
      />
    ),
  },
  type: {
    chip: (type, t) => t(`results.types.${type}`),
    control: (field, t) =>
      field.facet.some(({ value }) => value !== 'OTHER') && (
        <OptionsFilter
          {...field}
          title={t('results.type')}
          fold={{
            more: (count) => t('results.moreTypes', { count }),
            fewer: t('results.fewerTypes'),
          }}
        />
      ),
  },
  allPaid: {
    chip: (_, t) => t('results.allPaid'),
    control: (field, t) => (
      <FlagFilter {...field} title={t('results.payment')} isOffered={!field.facet.isAll} />
    ),
  },
  zone: {
    chip: (zone, _, facet) => facet?.find(({ value }) => value === zone)?.label ?? zone,
    control: (field, t) => (
      <OptionsFilter
        {...field}
        title={t('results.zone')}
        fold={{
          more: (count) => t('results.moreZones', { count }),
          fewer: t('results.fewerZones'),
        }}
      />
    ),
  },
  area: { chip: (_, t) => t('results.area') },
};
