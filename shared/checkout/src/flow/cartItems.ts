import type { Cart, CartItem, Optional, OptionalSearch } from '@tiquete/contracts';
import type { CartOwner } from '../api';
import type { FoundCart } from './checkoutState';

/** The items that a cart holds, as they are sent. */
export const itemsOf = ({ items }: Cart): CartItem[] =>
  items.map(({ code, quantity, passenger_ids, segment_ids }) => ({
    code,
    quantity,
    passenger_ids,
    segment_ids,
  }));

/** What is of each traveller or each leg is taken for all of them. */
export function wholeQuantity({ per, passenger_ids, segment_ids }: Optional): number {
  if (per === 'passenger') return passenger_ids.length;
  return per === 'segment' ? segment_ids.length : 1;
}
/** The items with so many of one extra; 0 takes it out. One assistance is enough for everybody: choosing it takes another one out. */
export function withQuantity(
  items: readonly CartItem[],
  { code, kind, per, passenger_ids, segment_ids }: Optional,
  quantity: number,
  offered: readonly Pick<Optional, 'code' | 'kind'>[],
): CartItem[] {
  const replaced =
    kind === 'ASSISTANCE' && quantity > 0 ? offered.filter((other) => other.kind === kind) : [];
  const others = items.filter(
    (item) => item.code !== code && !replaced.some((other) => other.code === item.code),
  );
  if (quantity === 0) return others;
  return [
    ...others,
    {
      code,
      quantity,
      passenger_ids: per === 'passenger' ? passenger_ids : [],
      segment_ids: per === 'segment' ? segment_ids : [],
    },
  ];
}
export const quantityOf = (items: readonly CartItem[], code: string): number =>
  items.find((item) => item.code === code)?.quantity ?? 0;

/** A cart as it was found; what it holds already, such as after a reload, is wanted. */
export function foundCart(owner: CartOwner, { cart, ...found }: OptionalSearch): FoundCart {
  const wanted = itemsOf(cart);
  return { phase: 'found', owner, found, cart, wanted, trouble: null, isSaving: false };
}
