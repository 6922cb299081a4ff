import { useMessages } from '@tiquete/platform';
import { FilterGroup, filterPanel, FoldedOptions, PriceFilter, toggled } from '@tiquete/search';
import { Checkbox } from '@tiquete/ui';
import type { Facets } from './countFacets';
import { toggledTime, type FlightFilters, type Scale } from '../../model/flightFilters';

export interface FilterPanelProps {
  filters: FlightFilters;
  facets: Facets;
  /** Name of a carrier. */
  airline: (code: string) => string;
  /** Text for a number of stops. */
  scale: (scale: Scale) => string;
  /** Name of an itinerary; empty for the only one. */
  itinerary: (index: number) => string;
  onChange: (filters: FlightFilters) => void;
}
export function FilterPanel({
  filters,
  facets,
  airline,
  scale,
  itinerary,
  onChange,
}: FilterPanelProps) {
  const t = useMessages('flights');
  const { scales, luggage, airlines, times, price } = filters;
  return (
    <div css={filterPanel}>
      <FilterGroup title={t('results.scales')}>
        {facets.scales.map(({ value, count }) => (
          <Checkbox
            key={value}
            label={scale(value)}
            count={count}
            checked={scales.includes(value)}
            onChange={() => onChange({ ...filters, scales: toggled(scales, value) })}
          />
        ))}
      </FilterGroup>
      <PriceFilter
        label={t('results.price')}
        value={price}
        bounds={facets.price}
        onChange={(range) => onChange({ ...filters, price: range })}
      />
      {facets.times.map(({ index, options }) => (
        <FilterGroup
          key={index}
          title={
            itinerary(index)
              ? t('results.timesOf', { itinerary: itinerary(index) })
              : t('results.times')
          }
        >
          {options.map(({ value, count }) => (
            <Checkbox
              key={value}
              label={t('results.bandLabel', {
                band: t(`results.bands.${value}`),
                hours: t(`results.bandHours.${value}`),
              })}
              count={count}
              checked={times[index]?.includes(value) ?? false}
              onChange={() => onChange({ ...filters, times: toggledTime(times, index, value) })}
            />
          ))}
        </FilterGroup>
      ))}
      <FilterGroup title={t('results.luggage')}>
        {facets.luggage.map(({ value, count }) => (
          <Checkbox
            key={value}
            label={t(`results.luggageValues.${value}`)}
            count={count}
            checked={luggage.includes(value)}
            onChange={() => onChange({ ...filters, luggage: toggled(luggage, value) })}
          />
        ))}
      </FilterGroup>
      <FoldedOptions
        title={t('results.airlines')}
        options={facets.airlines.map(({ value, count }) => ({
          value,
          count,
          label: airline(value),
        }))}
        chosen={airlines}
        words={{
          more: (count) => t('results.moreAirlines', { count }),
          fewer: t('results.fewerAirlines'),
        }}
        onChange={(codes) => onChange({ ...filters, airlines: codes })}
      />
    </div>
  );
}
