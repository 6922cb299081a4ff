import type { FlightDictionaries, Itinerary } from '@tiquete/contracts';
import { formatDayYear, formatDuration, useMessages, type TranslateOf } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { airportName, carrierName, cityOf } from '../model/carriers';
import { legsOf, type Layover, type Leg } from '../model/legsOf';
import { arrivalDayText, clock, dayShift } from '../model/localTimes';

export interface TimelineProps {
  itinerary: Itinerary;
  dictionaries: FlightDictionaries;
}
/** Flights of an itinerary with places, terminals and aircraft, and the layovers between them. */
export function Timeline({ itinerary, dictionaries }: TimelineProps) {
  const t = useMessages('flights');
  const late = lateText(t, itinerary);
  return (
    <ol css={line}>
      {late && <li css={note}>{late}</li>}
      {legsOf(itinerary).map((leg) => (
        <li key={leg.segment.id}>
          <Flight leg={leg} dictionaries={dictionaries} />
          {leg.layover && <Wait layover={leg.layover} dictionaries={dictionaries} />}
        </li>
      ))}
    </ol>
  );
}
/** Text for the day of arrival, if the time alone would mislead. */
function lateText(t: TranslateOf<'flights'>, { segments, arrivalDate }: Itinerary): string {
  const [from, to] = [segments[0]?.departure.at ?? '', segments.at(-1)?.arrival.at ?? ''];
  if (arrivalDayText(t, from, to) === '') return '';
  const count = dayShift(from, to);
  const day = formatDayYear(arrivalDate);
  if (count > 1) return t('itinerary.laterDay', { count, day });
  if (count === 1) return t('itinerary.nextDay', { day });
  return t(count === 0 ? 'itinerary.thatDay' : 'itinerary.earlierDay', { day });
}
function Flight({
  leg: { segment },
  dictionaries,
}: {
  leg: Leg;
  dictionaries: FlightDictionaries;
}) {
  const t = useMessages('flights');
  const {
    departure,
    arrival,
    carrierCode,
    number,
    operating,
    aircraft,
    durationMinutes,
    numberOfStops,
  } = segment;
  const facts = [
    `${carrierName(dictionaries, carrierCode)} ${carrierCode}${number}`,
    operating && operating.carrierCode !== carrierCode
      ? t('itinerary.operatedBy', { carrier: carrierName(dictionaries, operating.carrierCode) })
      : '',
    dictionaries.aircraft[aircraft.code]
      ? t('itinerary.aircraft', { name: dictionaries.aircraft[aircraft.code] })
      : '',
    t('itinerary.duration', { duration: formatDuration(durationMinutes) }),
    numberOfStops > 0 ? t('itinerary.stops', { count: numberOfStops }) : '',
  ];
  return (
    <>
      <Point point={departure} verb={t('itinerary.departs')} dictionaries={dictionaries} />
      <p css={facty}>{facts.filter(Boolean).join(' · ')}</p>
      <Point point={arrival} verb={t('itinerary.arrives')} dictionaries={dictionaries} />
    </>
  );
}
function Point({
  point,
  verb,
  dictionaries,
}: {
  point: Leg['segment']['departure'];
  verb: string;
  dictionaries: FlightDictionaries;
}) {
  const t = useMessages('flights');
  const { iataCode, terminal, at } = point;
  const names = [...new Set([cityOf(dictionaries, iataCode), airportName(dictionaries, iataCode)])];
  const place = `${names.join(', ')} (${iataCode})`;
  return (
    <p css={stop}>
      <strong>{clock(at)}</strong>
      <span>
        {place}
        {terminal && ` · ${t('itinerary.terminal', { terminal })}`}
        <small>{`${verb}: ${formatDayYear(at.slice(0, 10))}`}</small>
      </span>
    </p>
  );
}
function Wait({ layover, dictionaries }: { layover: Layover; dictionaries: FlightDictionaries }) {
  const t = useMessages('flights');
  const { airport, changeTo, minutes, isOvernight } = layover;
  const city = cityOf(dictionaries, airport);
  const names = {
    from: `${airportName(dictionaries, airport)} (${airport})`,
    to: `${airportName(dictionaries, changeTo ?? airport)} (${changeTo})`,
  };
  return (
    <p css={wait} data-warning={changeTo !== null || isOvernight || undefined}>
      {t('itinerary.layover', { duration: formatDuration(minutes), city, airport })}
      {isOvernight && <span>{t('itinerary.overnight', { city })}</span>}
      {changeTo && <span>{t('itinerary.airportChangeText', names)}</span>}
    </p>
  );
}
const line = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
  > li {
    display: grid;
    gap: ${theme.spacing(2)};
  }
`;
const note = (theme: Theme) => css`
  ${theme.type.small}
  color: ${theme.vars.palette.warning.main};
  font-weight: ${theme.weight.strong};
`;
const stop = (theme: Theme) => css`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: ${theme.spacing(2)};
  strong {
    font-variant-numeric: tabular-nums;
  }
  small {
    ${theme.type.small}
    display: block;
    color: ${theme.vars.palette.text.secondary};
  }
`;
const facty = (theme: Theme) => css`
  ${theme.type.small}
  margin-inline-start: 64px;
  padding-inline-start: ${theme.spacing(3)};
  border-inline-start: 2px solid ${theme.vars.palette.divider};
  color: ${theme.vars.palette.text.secondary};
`;
const wait = (theme: Theme) => css`
  ${theme.type.small}
  margin-inline-start: 64px;
  padding: ${theme.spacing(2)} ${theme.spacing(3)};
  border-radius: ${theme.vars.radius.s};
  background: ${theme.vars.palette.background.subtle};
  &[data-warning] {
    color: ${theme.vars.palette.warning.main};
    background: ${theme.vars.palette.warning.soft};
  }
  span {
    display: block;
    font-weight: ${theme.weight.strong};
  }
`;
