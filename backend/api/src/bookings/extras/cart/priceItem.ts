import { AppError } from '../../../lib/errors';
import { exceeded, oneAssistance } from '../../messages/extras';
import type { WantedItem } from '../ports';
import type { ExtraRow, StoredOffer } from '../rows';

/** An item with the price of its stored offer, in whole pesos. */
export interface PricedItem extends WantedItem {
  amount: number;
  offer: StoredOffer;
}

/** Checks that all items differ. @throws AppError INVALID_FORMAT when two have the same code */
export function mustDiffer(items: readonly WantedItem[]): void {
  const twice = items.findIndex(({ code }, index) =>
    items.some((other, before) => before < index && other.code === code),
  );
  if (twice !== -1)
    throw new AppError('INVALID_FORMAT', {
      detail: 'El mismo extra está dos veces.',
      source: { pointer: `/items/${twice}` },
    });
}

/**
 * Checks that there is at most one policy, because one covers every traveller of the booking. @throws AppError
 * INVALID_FORMAT pointing at the second one
 */
export function mustBeOneAssistance(
  items: readonly WantedItem[],
  known: readonly Pick<ExtraRow, 'code' | 'kind'>[],
): void {
  const isAssistance = ({ code }: WantedItem) =>
    known.some((one) => one.code === code && one.kind === 'ASSISTANCE');
  const first = items.findIndex(isAssistance);
  const second = items.findIndex((item, index) => index > first && isAssistance(item));
  if (second !== -1)
    throw new AppError('INVALID_FORMAT', {
      detail: oneAssistance,
      source: { pointer: `/items/${second}` },
    });
}

/**
 * Prices an item from the stored offers. `index` is its place in the request.
 * @throws AppError SERVICE_UNAVAILABLE, QUANTITY_EXCEEDED or INVALID_FORMAT, pointing at the item
 */
export function priceItem(
  item: WantedItem,
  index: number,
  offers: readonly StoredOffer[],
  now: Date,
): PricedItem {
  const pointer = `/items/${index}`;
  const offer = offers.find(({ code }) => code === item.code);
  if (!offer || Date.parse(offer.until) <= now.getTime())
    throw new AppError('SERVICE_UNAVAILABLE', { source: { pointer } });
  if (item.quantity > offer.maxQuantity)
    throw new AppError('QUANTITY_EXCEEDED', {
      detail: exceeded(offer.maxQuantity),
      source: { pointer: `${pointer}/quantity` },
    });
  mustBeAmong(item.passenger_ids, offer.passengerIds, `${pointer}/passenger_ids`);
  mustBeAmong(item.segment_ids, offer.segmentIds, `${pointer}/segment_ids`);
  const forEach = { passenger: item.passenger_ids, segment: item.segment_ids, booking: null }[
    offer.per
  ];
  if (forEach && forEach.length !== item.quantity) {
    throw new AppError('INVALID_FORMAT', {
      detail: 'La cantidad no coincide con los viajeros elegidos.',
      source: { pointer: `${pointer}/quantity` },
    });
  }
  return { ...item, amount: offer.price * item.quantity, offer };
}

/** Checks ids. @throws AppError INVALID_FORMAT for one that is not allowed, or given twice */
function mustBeAmong(ids: readonly string[], allowed: readonly string[], pointer: string): void {
  if (new Set(ids).size < ids.length || ids.some((id) => !allowed.includes(id)))
    throw new AppError('INVALID_FORMAT', { source: { pointer } });
}
