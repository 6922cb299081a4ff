import { useCallback } from 'react';
import type { FlightPlaceChoice } from '@tiquete/domain/searches/flights';
import { useApi, useMessages, useSettings } from '@tiquete/platform';
import { PlaceField, type LoadPlaces } from '@tiquete/ui';
import { MIN_PLACE_LETTERS } from '../api';
import type json from '../remote.json';
import { toOption, type FlightPlaceOption } from './placeOption';
import type { Untouched } from './places';

export interface PlaceChoiceFieldProps extends Omit<Untouched, 'usualOrigin'> {
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
  const { usual_origin: usualOrigin } = useSettings<typeof json>();
  const load = useCallback<LoadPlaces<FlightPlaceOption>>(
    async (text, signal, show) => {
      const { suggestPlaces } = await import(/* webpackChunkName: "passengers" */ './places');
      return suggestPlaces(api, text, { recent, origin, usualOrigin }, t, signal, show);
    },
    [api, recent, origin, usualOrigin, t],
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
