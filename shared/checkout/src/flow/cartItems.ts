import type { Cart, CartItem, Optional } from '@tiquete/contracts';
import type { AskedOptionals, CartOwner } from '../api';
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
/** The assistance that choosing this one takes out, as one is enough for everybody; undefined: nothing. */
export const replacedBy = <Offered extends Pick<Optional, 'code' | 'kind'>>(
  items: readonly CartItem[],
  { code, kind }: Pick<Optional, 'code' | 'kind'>,
  offered: readonly Offered[],
): Offered | undefined =>
  kind === 'ASSISTANCE'
    ? offered.find(
        (other) => other.kind === kind && other.code !== code && quantityOf(items, other.code) > 0,
      )
    : undefined;
/** The items with so many of one extra; 0 takes it out. */
export function withQuantity(
  items: readonly CartItem[],
  extra: Optional,
  quantity: number,
  offered: readonly Pick<Optional, 'code' | 'kind'>[],
): CartItem[] {
  const { code, per, passenger_ids, segment_ids } = extra;
  const replaced = quantity > 0 ? replacedBy(items, extra, offered) : undefined;
  const others = items.filter((item) => item.code !== code && item.code !== replaced?.code);
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
export function foundCart(owner: CartOwner, { cart, ...found }: AskedOptionals): FoundCart {
  const wanted = itemsOf(cart);
  const asking = { phase: 'idle' } as const;
  return { phase: 'found', owner, found, asking, cart, wanted, trouble: null, isSaving: false };
}
