import { formatMoney, type TranslateOf } from '@tiquete/platform';
import { toggled, type ActiveFilter } from '@tiquete/search';
import {
  toggledTime,
  withoutGroup,
  type FlightFilters,
  type Scale,
} from '../../model/flightFilters';

/** Texts that depend on the search. */
export interface FilterWords {
  t: TranslateOf<'flights'>;
  airline: (code: string) => string;
  scale: (scale: Scale) => string;
  itinerary: (index: number) => string;
}
/**
 * Active filters in the order of the panel, one entry for each chosen value. Times of itineraries before `from` are left
 * out.
 */
export function activeFilters(
  filters: FlightFilters,
  from: number,
  { t, airline, scale: scaleName, itinerary }: FilterWords,
): ActiveFilter<FlightFilters>[] {
  const { price, scales, luggage, airlines, times } = filters;
  const active: ActiveFilter<FlightFilters>[] = [];
  for (const scale of scales)
    active.push({
      key: scale,
      label: scaleName(scale),
      without: { ...filters, scales: toggled(scales, scale) },
    });
  if (price) {
    const label = t('results.priceRange', {
      min: formatMoney(price[0]),
      max: formatMoney(price[1]),
    });
    active.push({ key: 'price', label, without: withoutGroup(filters, 'price') });
  }
  times.forEach((bands, index) => {
    if (index < from) return;
    for (const band of bands) {
      const label = t('results.timeChip', {
        itinerary: itinerary(index),
        band: t(`results.bands.${band}`),
      });
      active.push({
        key: `${index}${band}`,
        label,
        without: { ...filters, times: toggledTime(times, index, band) },
      });
    }
  });
  for (const bag of luggage)
    active.push({
      key: bag,
      label: t(`results.luggageValues.${bag}`),
      without: { ...filters, luggage: toggled(luggage, bag) },
    });
  for (const code of airlines)
    active.push({
      key: code,
      label: airline(code),
      without: { ...filters, airlines: toggled(airlines, code) },
    });
  return active;
}
