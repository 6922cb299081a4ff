import { useCallback } from 'react';
import type { Destination } from '@tiquete/domain/searches/hotels';
import { useApi, useMessages, useSelector } from '@tiquete/platform';
import { PlaceField, type LoadPlaces } from '@tiquete/ui';
import { MIN_PLACE_LETTERS } from '../api';
import { hotelSearch } from '../state/hotelSearch';
import { toOption, type DestinationOption } from './destinationOption';

export interface DestinationFieldProps {
  value: Destination | null;
  error?: string;
  onChange: (value: Destination | null) => void;
}
export function DestinationField({ value, error, onChange }: DestinationFieldProps) {
  const t = useMessages('hotels');
  const api = useApi();
  const recent = useSelector(hotelSearch.selectRecentSearches);
  const load = useCallback<LoadPlaces<DestinationOption>>(
    async (text, signal, show) => {
      const { suggestPlaces } = await import(/* webpackChunkName: "form" */ './places');
      const before = recent.map(({ destinationObject }) => destinationObject);
      return suggestPlaces(api, text, before, t, signal, show);
    },
    [api, recent, t],
  );
  return (
    <PlaceField
      label={t('search.destination')}
      placeholder={t('search.destinationPlaceholder')}
      value={value && toOption(value)}
      onChange={(option) => onChange(option && option.destination)}
      loadOptions={load}
      error={error}
      messages={{
        clear: t('search.clearDestination'),
        empty: (query) =>
          query.length < MIN_PLACE_LETTERS
            ? t('search.placesHint')
            : t('search.placesEmpty', { query }),
      }}
    />
  );
}
