import type { Itinerary } from '@tiquete/contracts';
import { formatDay, formatDuration, scaleLabel, useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { arrivalDayText, clock } from '../../model/localTimes';
import { waitsText } from './scaleText';

export interface FlightWayProps {
  itinerary: Itinerary;
  /** True to show the day too, on one line if it fits, for journeys of several itineraries. */
  hasDay: boolean;
}
/** Departure, duration with stops, and arrival of an itinerary. */
export function FlightWay({ itinerary, hasDay }: FlightWayProps) {
  const t = useMessages('flights');
  const { segments, durationMinutes, stops } = itinerary;
  const [from, to] = [segments[0]?.departure, segments.at(-1)?.arrival];
  if (!from || !to) return null;
  const day = arrivalDayText(t, from.at, to.at);
  const waits = waitsText(t, itinerary);
  return (
    <div css={way} data-several={hasDay || undefined}>
      <p>
        <strong>{clock(from.at)}</strong>
        {hasDay ? `${from.iataCode}, ${formatDay(itinerary.departureDate)}` : from.iataCode}
      </p>
      <p css={middle}>
        <span>{formatDuration(durationMinutes)}</span>
        <span data-direct={stops === 0 || undefined}>
          {scaleLabel(stops)}
          {waits && <span>{` · ${waits}`}</span>}
        </span>
      </p>
      <p>
        <strong>
          {clock(to.at)}
          {day && <sup>{day}</sup>}
        </strong>
        {to.iataCode}
      </p>
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
    line-height: 0;
    margin-inline-start: ${theme.spacing(1)};
    color: ${theme.vars.palette.warning.main};
  }
  @media (width < 720px) {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.spacing(2)};
    strong {
      ${theme.type.h3}
      display: inline;
      margin-inline-end: ${theme.spacing(1)};
    }
    /* Duration and stops are below both times. */
    p:nth-of-type(2) {
      display: flex;
      gap: ${theme.spacing(2)};
      order: 1;
      flex-basis: 100%;
      > span {
        width: auto;
        margin: 0;
        padding: 0;
        border: 0;
      }
    }
  }
  ${theme.up(1200)} {
    &[data-several] {
      grid-template-columns: 140px minmax(0, 1fr) 136px;
      gap: ${theme.spacing(2)};
      align-items: baseline;
      p {
        display: flex;
        gap: ${theme.spacing(2)};
        align-items: baseline;
        white-space: nowrap;
      }
      strong {
        ${theme.type.h3}
      }
      p:nth-of-type(2) {
        justify-content: center;
        border-bottom: 2px solid ${theme.vars.palette.divider};
        > span {
          width: auto;
          padding: 0;
          border: 0;
          > span {
            display: none;
          }
        }
      }
    }
  }
`;
/** The line between departure and arrival. */
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
    font-weight: ${theme.weight.strong};
  }
`;
