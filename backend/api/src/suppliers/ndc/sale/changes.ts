import type { FlightScheduleChange } from '../../../products/flights/ports';
import type { UndoOutcome } from '../../../modules/checkout/ports';
import { toItinerary } from '../../air/toItinerary';
import type { NdcClient } from '../client';
import { toSegment } from '../mapping';
import { refusalOf } from '../refusal';
import { isOther } from './undo';
import type { WireChange } from './wire';

const toItineraries = (slices: WireChange['added']) =>
  slices.map(({ segments, duration }) =>
    toItinerary(
      segments.map((segment) => toSegment(segment, segment.id)),
      duration ?? undefined,
    ),
  );

/** What its airline changed, and what cancelling would keep now where that may be done. @throws SupplierError */
export async function readChanges(
  client: NdcClient,
  orderId: string,
  signal: AbortSignal,
): Promise<FlightScheduleChange[]> {
  const changes = await client.changes(orderId, signal);
  const isOpen = changes.some(
    ({ action_taken, available_actions }) => !action_taken && available_actions.includes('cancel'),
  );
  const keptShare = isOpen ? await keptShareOf(client, orderId, signal) : null;
  return changes.map(
    ({
      id,
      created_at,
      action_taken,
      available_actions,
      removed,
      added,
    }): FlightScheduleChange => ({
      id,
      detectedAt: created_at,
      answer: action_taken ?? null,
      canAccept: available_actions.includes('accept'),
      canCancel: available_actions.includes('cancel'),
      removed: toItineraries(removed),
      added: toItineraries(added),
      keptShare,
    }),
  );
}

/** By a quote that nobody confirms. @throws SupplierError */
async function keptShareOf(
  client: NdcClient,
  orderId: string,
  signal: AbortSignal,
): Promise<number | null> {
  const order = await client.order(orderId, signal);
  const quoted = await client.quoteCancellation(orderId, signal);
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
    const refusal = refusalOf(error);
    return refusal ? { kind: 'no', reason: refusal.code } : { kind: 'unknown' };
  }
}
