import { useCallback } from 'react';
import type { FlightPlaceChoice } from '@tiquete/domain/searches/flights';
import { useApi, useMessages } from '@tiquete/platform';
import { PlaceField, type LoadPlaces } from '@tiquete/ui';
import { MIN_PLACE_LETTERS } from '../api';
import { toOption, type FlightPlaceOption } from './placeOption';
import type { Untouched } from './places';

export interface PlaceChoiceFieldProps extends Untouched {
  label: string;
  placeholder: string;
  value: FlightPlaceChoice | null;
  error?: string;
  onChange: (value: FlightPlaceChoice | null) => void;
}
/** Field for a city, which includes all its airports, or for one airport. Nearby airports show their distance. */
export function PlaceChoiceField({
  label,
  placeholder,
  value,
  recent,
  origin,
  error,
  onChange,
}: PlaceChoiceFieldProps) {
  const t = useMessages('flights');
  const api = useApi();
  const load = useCallback<LoadPlaces<FlightPlaceOption>>(
    async (text, signal, show) => {
      const { suggestPlaces } = await import(/* webpackChunkName: "passengers" */ './places');
      return suggestPlaces(api, text, { recent, origin }, t, signal, show);
    },
    [api, recent, origin, t],
  );
  return (
    <PlaceField
      label={label}
      placeholder={placeholder}
      value={value && toOption(value)}
      onChange={(option) => onChange(option && option.place)}
      loadOptions={load}
      error={error}
      messages={{
        clear: t('search.clearPlace', { field: label }),
        empty: (query) =>
          query.length < MIN_PLACE_LETTERS
            ? t('search.placesHint')
            : t('search.placesEmpty', { query }),
      }}
    />
  );
}
