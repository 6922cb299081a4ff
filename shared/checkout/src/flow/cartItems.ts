import type { Cart, CartItem, Optional } from '@tiquete/contracts';
import type { FoundOptionals, CartOwner } from '../api';
import type { FoundCart } from './checkoutState';

/** Items of a cart in the form of a request. */
export const itemsOf = ({ items }: Cart): CartItem[] =>
  items.map(({ code, quantity, passenger_ids, segment_ids }) => ({
    code,
    quantity,
    passenger_ids,
    segment_ids,
  }));

/** Quantity for all travellers or all legs: an extra that is priced per traveller or leg is bought for all of them. */
export function wholeQuantity({ per, passenger_ids, segment_ids }: Optional): number {
  if (per === 'passenger') return passenger_ids.length;
  return per === 'segment' ? segment_ids.length : 1;
}
/**
 * The assistance in the cart that the new one replaces, because one policy covers all travellers. Undefined without
 * one.
 */
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
/** The items with a new quantity of one extra; 0 removes it. */
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

/** State of a newly loaded cart. Its present items, such as after a reload, count as chosen. */
export function foundCart(owner: CartOwner, { cart, ...found }: FoundOptionals): FoundCart {
  const wanted = itemsOf(cart);
  const search = { phase: 'idle' } as const;
  return { phase: 'found', owner, found, search, cart, wanted, problem: null, isSaving: false };
}
