import type { FlightDictionaries, Itinerary } from '@tiquete/contracts';
import { formatDay, formatDuration, useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { cityOf } from '../../itinerary/carriers';
import { layoversOf } from '../../itinerary/legsOf';
import { clock, dayShift } from '../../itinerary/localTimes';
import { scaleText } from './scaleText';

export interface FlightWayProps {
  itinerary: Itinerary;
  dictionaries: FlightDictionaries;
  /** Says the day too, where several days stand together. */
  hasDay: boolean;
}
/** From where and when, how long with how many stops, to where and when; what is bad about it below. */
export function FlightWay({ itinerary, dictionaries, hasDay }: FlightWayProps) {
  const t = useMessages('flights');
  const { segments, durationMinutes, stops } = itinerary;
  const [from, to] = [segments[0]?.departure, segments.at(-1)?.arrival];
  if (!from || !to) return null;
  const shift = dayShift(from.at, to.at);
  const layovers = layoversOf(itinerary);
  const warnings = layovers.flatMap(({ airport, changeTo, isOvernight }) => [
    ...(changeTo ? [t('itinerary.airportChange', { from: airport, to: changeTo })] : []),
    ...(isOvernight ? [t('itinerary.overnight', { city: cityOf(dictionaries, airport) })] : []),
  ]);
  return (
    <div css={way}>
      <p>
        <strong>{clock(from.at)}</strong>
        {hasDay ? `${from.iataCode}, ${formatDay(itinerary.departureDate)}` : from.iataCode}
      </p>
      <p css={middle}>
        <span>{formatDuration(durationMinutes)}</span>
        <span data-direct={stops === 0 || undefined}>{scaleText(t, itinerary)}</span>
      </p>
      <p>
        <strong>
          {clock(to.at)}
          {shift !== 0 && (
            <sup>
              {shift > 0 ? t('itinerary.dayShift', { count: shift }) : t('itinerary.dayShiftBack')}
            </sup>
          )}
        </strong>
        {to.iataCode}
      </p>
      {warnings.length > 0 && <p css={warning}>{warnings.join('. ')}</p>}
    </div>
  );
}
const way = (theme: Theme) => css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${theme.spacing(1)} ${theme.spacing(4)};
  align-items: start;
  > p {
    ${theme.type.small}
    color: ${theme.vars.palette.text.secondary};
  }
  strong {
    ${theme.type.h2}
    display: block;
    color: ${theme.vars.palette.text.primary};
    white-space: nowrap;
  }
  sup {
    ${theme.type.small}
    margin-inline-start: ${theme.spacing(1)};
    color: ${theme.vars.palette.warning.main};
  }
`;
/** The line between the two places. */
const middle = (theme: Theme) => css`
  display: grid;
  justify-items: center;
  text-align: center;
  > :first-of-type {
    width: 100%;
    padding-bottom: 2px;
    margin-bottom: 2px;
    border-bottom: 2px solid ${theme.vars.palette.divider};
  }
  [data-direct] {
    color: ${theme.vars.palette.success.main};
    font-weight: 600;
  }
`;
const warning = (theme: Theme) => css`
  grid-column: 1 / -1;
  &&& {
    color: ${theme.vars.palette.warning.main};
    font-weight: 600;
  }
`;
