import type { FlightDictionaries, Itinerary } from '@tiquete/contracts';
import type { TripType } from '@tiquete/domain/searches/flights';
import {
  formatDayYear,
  formatDuration,
  scaleLabel,
  useLazyMessages,
  type TranslateOf,
  useMessages,
} from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { carrierName, cityOf } from '../../model/carriers';
import { itineraryName } from '../../model/itineraryName';
import { arrivalDayText, clock } from '../../model/localTimes';
import { itinerary } from '../../messages/itinerary';

export interface ItineraryLinesProps {
  tripType: TripType;
  itineraries: readonly Itinerary[];
  dictionaries: FlightDictionaries;
}
/** Itineraries with places, times, duration and flights. */
export function ItineraryLines({ tripType, itineraries, dictionaries }: ItineraryLinesProps) {
  const t = useMessages('flights-checkout');
  const names = useLazyMessages('flights', { itinerary });
  return (
    <ul css={list}>
      {itineraries.map(({ segments, departureDate, durationMinutes, stops }, index) => {
        const [first, last] = [segments[0], segments.at(-1)];
        if (!first || !last) return null;
        const day = arrivalDayText(names, first.departure.at, last.arrival.at);
        return (
          <li key={`${first.id} ${first.departure.at}`}>
            <small>{`${itineraryName(names, tripType, index)} · ${formatDayYear(departureDate)}`}</small>
            <strong>
              {t('checkout.summary.route', {
                from: cityOf(dictionaries, first.departure.iataCode),
                to: cityOf(dictionaries, last.arrival.iataCode),
              })}
            </strong>
            <span>
              {`${clock(first.departure.at)} – ${clock(last.arrival.at)}`}
              {day && <sup>{day}</sup>}
              {` · ${formatDuration(durationMinutes)} · ${scaleLabel(stops)}`}
            </span>
            {segments.map((segment) => (
              <small key={segment.id}>{flightLine(names, segment, dictionaries)}</small>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
/** `Avianca AV9314`, with the operating airline if it differs from the selling one. */
function flightLine(
  t: TranslateOf<'flights'>,
  { carrierCode, number, operating }: Itinerary['segments'][number],
  dictionaries: FlightDictionaries,
): string {
  const flight = `${carrierName(dictionaries, carrierCode)} ${carrierCode}${number}`;
  if (!operating || operating.carrierCode === carrierCode) return flight;
  const carrier = carrierName(dictionaries, operating.carrierCode);
  return `${flight} · ${t('itinerary.operatedBy', { carrier })}`;
}
const list = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
  li {
    display: grid;
  }
  small {
    ${theme.type.small}
    color: ${theme.vars.palette.text.secondary};
  }
  span {
    font-variant-numeric: tabular-nums;
  }
  sup {
    ${theme.type.small}
    margin-inline-start: 2px;
    vertical-align: super;
    line-height: 0;
  }
`;
