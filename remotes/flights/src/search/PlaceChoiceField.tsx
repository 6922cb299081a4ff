import { useCallback } from 'react';
import { useApi, useMessages, type ApiClient, type Translate } from '@tiquete/platform';
import { PlaceField, type PlaceGroup, type PlaceOption } from '@tiquete/ui';
import { MIN_PLACE_LETTERS, searchPlaces } from '../api';
import type { FlightPlaceChoice } from './flightQuery';

export interface PlaceChoiceFieldProps {
  label: string;
  placeholder: string;
  value: FlightPlaceChoice | null;
  /** Offered while nothing is typed. */
  recent: readonly FlightPlaceChoice[];
  error?: string;
  onChange: (value: FlightPlaceChoice | null) => void;
}
interface Option extends PlaceOption {
  place: FlightPlaceChoice;
}
/** A city or an airport; cities stand for all their airports, airports nearby say how far they are. */
export function PlaceChoiceField({
  label,
  placeholder,
  value,
  recent,
  error,
  onChange,
}: PlaceChoiceFieldProps) {
  const t = useMessages('flights');
  const api = useApi();
  const load = useCallback(
    (text: string, signal: AbortSignal) => suggest(api, text, recent, t, signal),
    [api, recent, t],
  );
  return (
    <PlaceField<Option>
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
async function suggest(
  api: ApiClient,
  text: string,
  recent: readonly FlightPlaceChoice[],
  t: Translate,
  signal: AbortSignal,
): Promise<PlaceGroup<Option>[]> {
  if (text === '')
    return recent.length > 0
      ? [
          {
            label: t('search.groups.recent'),
            options: recent.map((place) => toOption(place, 'recent')),
          },
        ]
      : [];
  const found = await searchPlaces(api, text, signal);
  const hintOf = ({ code, hint, distanceKm }: (typeof found)[number]) =>
    [code, hint, ...(distanceKm === null ? [] : [t('search.distance', { km: distanceKm })])].join(
      ' · ',
    );
  const groupOf = (kind: FlightPlaceChoice['kind']) =>
    found
      .filter((place) => place.kind === kind)
      .map(({ code, name, ...place }) =>
        toOption({ kind, code, name }, kind, hintOf({ code, name, ...place })),
      );
  return [
    { label: t('search.groups.cities'), options: groupOf('city') },
    { label: t('search.groups.airports'), options: groupOf('airport') },
  ].filter(({ options }) => options.length > 0);
}
function toOption(
  place: FlightPlaceChoice,
  kind: PlaceOption['kind'] = place.kind,
  hint?: string,
): Option {
  return {
    id: `${place.kind}:${place.code}`,
    label: `${place.name} (${place.code})`,
    kind,
    hint,
    place,
  };
}
