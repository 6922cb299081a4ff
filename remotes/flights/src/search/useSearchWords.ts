import type { FlightDraft } from '@tiquete/domain/searches/flights';
import { formatDay, TRIP_TYPE_LABELS, useMessages } from '@tiquete/platform';
import { countPassengers, totalPassengers } from '../model/passengers';

/** Formats a search: `Bogotá – Medellín`, `10 mar. – 12 mar.`, `2 pasajeros, Económica`. */
export function useSearchWords() {
  const t = useMessages('flights');
  return {
    route: ({ segments, tripType }: FlightDraft) => {
      const names = segments.flatMap(({ origin, destination }) =>
        origin && destination ? [origin.name, destination.name] : [],
      );
      const stations = names.filter((name, index) => name !== names[index - 1]);
      if (stations.length === 0) return t('search.routeMissing');
      return stations.join(tripType === 'ROUND_TRIP' ? ' ⇄ ' : ' → ');
    },
    dates: ({ segments, tripType, returnDate }: FlightDraft) => {
      const days =
        tripType === 'ROUND_TRIP'
          ? [segments[0]?.date, returnDate]
          : segments.map(({ date }) => date);
      const known = days.filter((day) => day !== null && day !== undefined);
      return known.length === 0
        ? t('search.datesMissing')
        : known.map(formatDay).join(tripType === 'MULTI_CITY' ? ', ' : ' – ');
    },
    passengers: (draft: Pick<FlightDraft, 'adults' | 'ages' | 'seatedInfants'>) =>
      t('search.passengersCount', { count: totalPassengers(draft) }),
    cabin: (cabin: FlightDraft['cabin']) => t(`search.cabins.${cabin}`),
    trip: (tripType: FlightDraft['tripType']) => TRIP_TYPE_LABELS[tripType],
    each: (draft: Pick<FlightDraft, 'adults' | 'ages' | 'seatedInfants'>) => {
      const { adults, children, infants, held } = countPassengers(draft);
      const counts = [
        ['adult', adults],
        ['child', children],
        ['infant', infants],
        ['held', held],
      ] as const;
      return counts
        .flatMap(([kind, count]) => (count > 0 ? [t(`search.counted.${kind}`, { count })] : []))
        .join(', ');
    },
  };
}
