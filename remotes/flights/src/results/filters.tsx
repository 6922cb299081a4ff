import { formatMoney, type TranslateOf } from '@tiquete/platform';
import { OptionsFilter, PriceFilter, type FilterViews } from '@tiquete/search';
import { readTime, type flightFilters } from '../model/flightFilters';
import type { Scale } from '../model/indexOffers';

/** Texts that depend on the search. */
interface FlightWords {
  t: TranslateOf<'flights'>;
  airline: (code: string) => string;
  scale: (scale: Scale) => string;
  /** Name of an itinerary; empty for the only one. */
  itinerary: (index: number) => string;
  /** Number of the step's itinerary. */
  from: number;
}
export const flightViews: FilterViews<typeof flightFilters, FlightWords> = {
  scales: {
    chip: (value, { scale }) => scale(value),
    control: (field, { t }) => <OptionsFilter {...field} title={t('results.scales')} />,
  },
  price: {
    chip: ([min, max], { t }) =>
      t('results.priceRange', { min: formatMoney(min), max: formatMoney(max) }),
    control: (field, { t }) => <PriceFilter {...field} title={t('results.price')} />,
  },
  times: {
    chip: (time, { t, itinerary, from }) => {
      const { index, band } = readTime(time);
      return index < from
        ? null
        : t('results.timeChip', {
            itinerary: itinerary(index) || t('results.departureChip'),
            band: t(`results.bands.${band}`),
          });
    },
    control: (field, { t, itinerary }) =>
      [...new Set(field.facet.map(({ value }) => readTime(value).index))].map((index) => (
        <OptionsFilter
          key={index}
          {...field}
          title={
            itinerary(index)
              ? t('results.timesOf', { itinerary: itinerary(index) })
              : t('results.times')
          }
          facet={field.facet.filter(({ value }) => readTime(value).index === index)}
          label={(time) => {
            const { band } = readTime(time);
            return t('results.bandLabel', {
              band: t(`results.bands.${band}`),
              hours: t(`results.bandHours.${band}`),
            });
          }}
        />
      )),
  },
  luggage: {
    chip: (bag, { t }) => t(`results.luggageValues.${bag}`),
    control: (field, { t }) => <OptionsFilter {...field} title={t('results.luggage')} />,
  },
  airlines: {
    chip: (code, { airline }) => airline(code),
    control: (field, { t }) => (
      <OptionsFilter
        {...field}
        title={t('results.airlines')}
        fold={{
          more: (count) => t('results.moreAirlines', { count }),
          fewer: t('results.fewerAirlines'),
        }}
      />
    ),
  },
};
