import { idOf } from '../ids';
import type { NdcOrder } from './order';

const CHANGE_MINUTES = 55;

/** A local time without an offset, some minutes later. */
const later = (local: string) =>
  new Date(Date.parse(`${local}Z`) + CHANGE_MINUTES * 60_000)
    .toISOString()
    .slice(0, -'.000Z'.length);
type Slice = NdcOrder['slices'][number];
const moved = (slice: Slice): Slice => ({
  ...slice,
  segments: slice.segments.map((segment) => ({
    ...segment,
    departing_at: later(segment.departing_at),
    arriving_at: later(segment.arriving_at),
  })),
});
/** The slice with the field names for times that orders use. */
const inOrderWords = (slice: Slice) => ({
  ...slice,
  segments: slice.segments.map(({ departing_at, arriving_at, ...segment }) => ({
    ...segment,
    departure_datetime: departing_at,
    arrival_datetime: arriving_at,
  })),
});
const withoutTimes = ({ segments, ...slice }: Slice) => ({
  ...slice,
  segments: segments.map(({ departing_at: _, arriving_at: __, ...segment }) => segment),
});
function addedBy({ isDropped, isUntimed }: NdcOrder, removed: readonly Slice[]): object[] {
  if (isDropped) return [];
  const added = removed.map(moved);
  return isUntimed ? added.map(withoutTimes) : added;
}
/** Slices of an order as sold or, once a change was accepted, as changed. */
export const shownSlices = ({ slices, changeAcceptedAt }: NdcOrder): Slice[] =>
  slices.map((slice, index) => (index === 0 && changeAcceptedAt !== null ? moved(slice) : slice));

/** Time of the airline's change; null while there is none. */
function changedAt(order: NdcOrder, now: Date, ticketMs: number): string | null {
  if (!order.isRescheduled || order.paidAt === null) return null;
  const at = Date.parse(order.paidAt) + ticketMs;
  return now.getTime() < at ? null : new Date(at).toISOString();
}
export const isChangeOpen = (order: NdcOrder, now: Date, ticketMs: number): boolean =>
  order.changeAcceptedAt === null &&
  order.cancelledAt === null &&
  changedAt(order, now, ticketMs) !== null;

/**
 * Changes of an order that a fault stages: the first slice leaves later than sold, or not at all. The vendor calls them
 * airline-initiated changes.
 */
export function changesOf(order: NdcOrder, now: Date, ticketMs: number) {
  const at = changedAt(order, now, ticketMs);
  if (at === null) return [];
  const removed = order.slices.slice(0, 1);
  const answered =
    order.changeAcceptedAt === null
      ? { action_taken: order.cancelledAt && 'cancelled', action_taken_at: order.cancelledAt }
      : { action_taken: 'accepted', action_taken_at: order.changeAcceptedAt };
  return [
    {
      id: idOf('aic', order.key),
      order_id: order.id,
      ...answered,
      available_actions: isChangeOpen(order, now, ticketMs) ? ['accept', 'cancel'] : [],
      created_at: at,
      updated_at: answered.action_taken_at ?? at,
      travel_agent_ticket: null,
      removed: removed.map(inOrderWords),
      added: addedBy(order, removed),
    },
  ];
}
