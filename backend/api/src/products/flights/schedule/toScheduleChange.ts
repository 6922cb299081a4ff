import type { FlightOffer, FlightSegmentSold, Itinerary, ScheduleChange } from '@tiquete/contracts';
import type { FlightScheduleChange } from '../ports';

type Flown = Pick<FlightOffer, 'itineraries'>;
const isSame = (one: FlightSegmentSold, other: FlightSegmentSold): boolean =>
  one.departure.iataCode === other.departure.iataCode &&
  one.arrival.iataCode === other.arrival.iataCode &&
  one.departure.at.slice(0, 16) === other.departure.at.slice(0, 16);

/**
 * A change as a booking stores and shows it. The new flights have the ids of the sold ones, to which fare, seats and bags
 * refer.
 */
export function toScheduleChange(
  { itineraries: sold }: Flown,
  total: number,
  change: FlightScheduleChange,
): ScheduleChange {
  const itineraries = changedTrip(sold, change);
  const added = change.added.flatMap(({ segments }) => segments);
  const removed = change.removed.flatMap(({ segments }) => segments);
  const { canAccept, canCancel, penaltyShare } = change;
  return {
    id: change.id,
    detected_at: change.detectedAt.toISOString(),
    flights: removed.map((before, index) => {
      const after = itineraries === null ? undefined : added[index];
      return { before: toChanged(before), after: after ? toChanged(after) : null };
    }),
    itineraries,
    actions: [
      ...(canAccept && itineraries !== null ? (['ACCEPT'] as const) : []),
      ...(canCancel && penaltyShare !== null ? (['REFUND'] as const) : []),
    ],
    penalty: penaltyShare === null ? null : Math.round(total * penaltyShare),
    answer: null,
  };
}

/**
 * The trip with its removed flights replaced. Null when there are more or fewer new flights, or a removed flight was not
 * sold.
 */
function changedTrip(
  sold: readonly Itinerary[],
  { removed, added }: FlightScheduleChange,
): Itinerary[] | null {
  if (removed.length === 0 || removed.length !== added.length) return null;
  const next = [...sold];
  for (const [index, before] of removed.entries()) {
    const after = added[index];
    const replaced = next.findIndex(
      ({ segments }) =>
        segments.length === before.segments.length &&
        segments.every((segment, one) => {
          const other = before.segments[one];
          return other !== undefined && isSame(segment, other);
        }),
    );
    const old = next[replaced];
    if (!old || !after || after.segments.length !== old.segments.length) return null;
    next[replaced] = {
      ...after,
      segments: after.segments.map((segment, one) => ({
        ...segment,
        id: old.segments[one]?.id ?? segment.id,
      })),
    };
  }
  return next;
}

const toChanged = ({ carrierCode, number, departure, arrival }: FlightSegmentSold) => ({
  flight: `${carrierCode}${number}`,
  from: departure.iataCode,
  to: arrival.iataCode,
  departs: departure.at,
  arrives: arrival.at,
});
