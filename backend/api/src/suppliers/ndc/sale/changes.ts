import type { FlightScheduleChange, FlightScheduleChanges } from '../../../products/flights/ports';
import type { UndoOutcome } from '../../../bookings/ports';
import { toItinerary } from '../../air/toItinerary';
import type { NdcClient } from '../client';
import { sliceDuration } from '../durations';
import { toSegment } from '../mapping';
import { ndcRefusalOf } from '../refusal';
import { isOther } from './undo';
import { changeSchema, unreadChangeSchema, type WireChange } from './wire';

const toItineraries = (slices: WireChange['added']) =>
  slices.map(({ segments, duration }) =>
    toItinerary(
      segments.map((segment) => toSegment(segment, segment.id)),
      sliceDuration(duration, segments),
    ),
  );

/**
 * Changes made by the airline, each parsed separately, and the current cancellation penalty if cancelling is allowed. @throws
 * SupplierError
 */
export async function readChanges(
  client: NdcClient,
  orderId: string,
  signal: AbortSignal,
): Promise<FlightScheduleChanges> {
  const rows = await client.changes(orderId, signal);
  const read = rows.map(readChange);
  const changes = read.flatMap((one) => ('change' in one ? one.change : []));
  const isOpen = changes.some(({ answer, canCancel }) => answer === null && canCancel);
  const penaltyShare = isOpen ? await penaltyShareOf(client, orderId, signal) : null;
  return {
    changes: changes.map((change) => ({ ...change, penaltyShare })),
    unreadable: read.flatMap((one) => ('unreadable' in one ? one.unreadable : [])),
  };
}

type ReadChange = { change: Omit<FlightScheduleChange, 'penaltyShare'> } | { unreadable: string[] };
function readChange(row: unknown): ReadChange {
  const parsed = changeSchema.safeParse(row);
  if (!parsed.success) return unreadableOf(row);
  const { id, created_at, action_taken, available_actions, removed, added } = parsed.data;
  try {
    return {
      change: {
        id,
        detectedAt: created_at,
        answer: action_taken ?? null,
        canAccept: available_actions.includes('accept'),
        canCancel: available_actions.includes('cancel'),
        removed: toItineraries(removed),
        added: toItineraries(added),
      },
    };
  } catch {
    return unreadableOf(row);
  }
}
/** A change that was answered before need not be read. */
function unreadableOf(row: unknown): ReadChange {
  const known = unreadChangeSchema.safeParse(row).data;
  return { unreadable: known?.action_taken ? [] : [known?.id ?? ''] };
}

/** HTTP statuses of an order without a quote. A bad token or too many calls have other statuses. */
const NO_QUOTE: readonly number[] = [400, 404, 422];
/** Retained share from an unconfirmed cancellation quote; null when the vendor gives none. @throws SupplierError */
async function penaltyShareOf(
  client: NdcClient,
  orderId: string,
  signal: AbortSignal,
): Promise<number | null> {
  const order = await client.order(orderId, signal);
  const quoted = await client.quoteCancellation(orderId, signal).catch((error: unknown) => {
    if (NO_QUOTE.includes(ndcRefusalOf(error)?.status ?? 0)) return undefined;
    throw error;
  });
  if (!quoted) return null;
  const { refund_amount: refund } = quoted;
  if (refund === null || refund === undefined || isOther(order, quoted)) return null;
  return Math.min(1, Math.max(0, 1 - refund / order.total_amount));
}

export async function acceptChange(
  client: NdcClient,
  changeId: string,
  signal: AbortSignal,
): Promise<UndoOutcome> {
  try {
    await client.acceptChange(changeId, signal);
    return { kind: 'yes' };
  } catch (error) {
    const refusal = ndcRefusalOf(error);
    return refusal ? { kind: 'no', reason: refusal.code } : { kind: 'unknown' };
  }
}
