import type { FlightDictionaries, Itinerary } from '@tiquete/contracts';
import { formatDay, formatDuration, scaleLabel, useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { carrierNames, sellersOf } from '../model/carriers';
import { arrivalDayText, clock } from '../model/localTimes';

export interface ItineraryLineProps {
  itinerary: Itinerary;
  dictionaries: FlightDictionaries;
  /** Name of the itinerary, such as `Ida`. */
  name?: string;
}
/** An itinerary in two short lines: times and airports, then airline and stops. */
export function ItineraryLine({ itinerary, dictionaries, name }: ItineraryLineProps) {
  const t = useMessages('flights');
  const { segments, departureDate, stops, durationMinutes } = itinerary;
  const [from, to] = [segments[0]?.departure, segments.at(-1)?.arrival];
  if (!from || !to) return null;
  const carriers = carrierNames(dictionaries, sellersOf([itinerary]));
  return (
    <p css={line}>
      <strong>
        {`${name ? `${name}: ` : ''}${formatDay(departureDate)}, ${from.iataCode} ${clock(from.at)} – ${to.iataCode} ${clock(to.at)} ${arrivalDayText(t, from.at, to.at)}`.trim()}
      </strong>
      <span>{[carriers, scaleLabel(stops), formatDuration(durationMinutes)].join(' · ')}</span>
    </p>
  );
}
const line = (theme: Theme) => css`
  ${theme.type.small}
  min-width: 0;
  color: ${theme.vars.palette.text.secondary};
  strong {
    display: block;
    color: ${theme.vars.palette.text.primary};
  }
`;
