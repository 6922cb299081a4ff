import type { FlightDictionaries } from '@tiquete/contracts';
import { scaleLabel, type TranslateOf } from '@tiquete/platform';
import { carrierNames, cityOf, sellersOf } from '../../model/carriers';
import { arrivalDayText, clock } from '../../model/localTimes';
import type { FlightGroup } from './groupFlights';

/** Name of a card: `Avianca, Bogotá 06:05 a Medellín 07:10, Directo`. */
export function groupName(
  t: TranslateOf<'flights'>,
  { own }: FlightGroup,
  dictionaries: FlightDictionaries,
): string {
  const [first, last] = [own[0]?.segments[0]?.departure, own[0]?.segments.at(-1)?.arrival];
  return t('card.name', {
    carriers: carrierNames(dictionaries, sellersOf(own)),
    from: cityOf(dictionaries, first?.iataCode ?? ''),
    departure: clock(first?.at ?? ''),
    to: cityOf(dictionaries, last?.iataCode ?? ''),
    arrival:
      `${clock(last?.at ?? '')} ${arrivalDayText(t, first?.at ?? '', last?.at ?? '')}`.trim(),
    scales: scaleLabel(own[0]?.stops ?? 0),
  });
}
