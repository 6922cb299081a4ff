import type { ReactNode } from 'react';
import type { Itinerary } from '@tiquete/contracts';
import { formatDay, formatDuration, type TranslateOf } from '@tiquete/platform';
import type { ComparisonRow } from '@tiquete/search';
import { css, Price } from '@tiquete/ui';
import { arrivalDayText, clock } from '../../model/localTimes';
import { bagText } from '../list/bagText';
import { fareFacts } from '../list/fareFacts';
import type { FlightGroup } from '../list/groupFlights';
import { scaleText } from '../list/scaleText';

/** Rows of the comparison, the price first. Each itinerary of a whole journey has its own line. */
export function flightRows(
  t: TranslateOf<'flights'>,
  isLast: boolean,
): ComparisonRow<FlightGroup>[] {
  const ofEach =
    (text: (itinerary: Itinerary, hasDay: boolean) => string) =>
    ({ itineraries }: FlightGroup) =>
      lines(itineraries.map((itinerary) => text(itinerary, itineraries.length > 1)));
  return [
    {
      id: 'price',
      label: t(isLast ? 'comparison.price' : 'comparison.priceFrom'),
      valueOf: ({ cheapest }) => (
        <Price amount={cheapest.totalPrice} label={t('card.taxes')} size="s" />
      ),
      best: {
        label: t('comparison.cheapest'),
        rankOf: ({ cheapest }) => cheapest.totalPrice,
      },
    },
    {
      id: 'times',
      label: t('comparison.times'),
      valueOf: ofEach((itinerary, hasDay) => timesText(t, itinerary, hasDay)),
    },
    {
      id: 'duration',
      label: t('comparison.duration'),
      valueOf: ofEach(({ durationMinutes }) => formatDuration(durationMinutes)),
      best: { label: t('comparison.shortest'), rankOf: ({ minutes }) => minutes },
    },
    {
      id: 'scales',
      label: t('comparison.scales'),
      valueOf: ofEach((itinerary) => scaleText(t, itinerary)),
    },
    {
      id: 'bags',
      label: t('comparison.bags'),
      valueOf: ({ cheapest: { includedCabinBags, includedCheckedBags } }) =>
        lines([bagText(t, 'hand', includedCabinBags), bagText(t, 'checked', includedCheckedBags)]),
    },
    {
      id: 'fare',
      label: t('comparison.fare'),
      valueOf: ({ cheapest }) => cheapest.fare_family || null,
    },
    {
      id: 'terms',
      label: t('comparison.terms'),
      valueOf: ({ cheapest }) => {
        const { change, refund } = fareFacts(cheapest.fare_rules_short);
        return lines([t(`card.${change}`), t(`card.${refund}`)]);
      },
    },
  ];
}
/** `06:05 BOG – 07:10 MDE`, with the day if the journey has several itineraries. */
function timesText(
  t: TranslateOf<'flights'>,
  { segments, departureDate }: Itinerary,
  hasDay: boolean,
): string {
  const [from, to] = [segments[0]?.departure, segments.at(-1)?.arrival];
  if (!from || !to) return '';
  const parts = [
    hasDay && `${formatDay(departureDate)},`,
    `${clock(from.at)} ${from.iataCode} –`,
    `${clock(to.at)} ${to.iataCode}`,
    arrivalDayText(t, from.at, to.at),
  ];
  // Non-breaking spaces, so that lines break only between the parts.
  return parts.flatMap((part) => (part ? part.replaceAll(' ', '\u00a0') : [])).join(' ');
}
const lines = (texts: string[]): ReactNode =>
  texts.length === 1 ? (
    texts[0]
  ) : (
    <ul css={stacked}>
      {texts.map((text, index) => (
        <li key={index}>{text}</li>
      ))}
    </ul>
  );
const stacked = css`
  display: grid;
  gap: 2px;
`;
