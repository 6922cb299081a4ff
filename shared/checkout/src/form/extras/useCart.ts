import { useRef, useState } from 'react';
import type { Cart, CartItem } from '@tiquete/contracts';
import { toProblem, type ApiClient, type Problem } from '@tiquete/platform';
import { searchOptionals, updateCart, type CartOwner } from '../../api';
import { itemsOf } from './cartItems';
import { refusedItem } from './refusedItem';

/** What stood in the way of the last change: one extra that is gone, another window, a payment that is open, or anything else. */
export type CartTrouble =
  | { kind: 'gone'; code: string }
  | { kind: 'changed' }
  | { kind: 'locked'; problem: Problem }
  | { kind: 'failed'; problem: Problem };
/** The booking can no longer be changed: paying tells the rest. */
const LOCKED = ['CART_LOCKED', 'ALREADY_PAID', 'BOOKING_EXPIRED'];

/** The cart on the server and what is wanted in it. Every change is sent at once, one after the other, the newest last; what is refused is taken back. */
export function useCart(
  api: ApiClient,
  owner: CartOwner,
  first: Cart,
  onCart: (cart: Cart) => void,
) {
  const [cart, setCart] = useState(first);
  const [wanted, setWanted] = useState<CartItem[]>(() => itemsOf(first));
  const [trouble, setTrouble] = useState<CartTrouble | null>(null);
  const [isSaving, setSaving] = useState(false);
  const known = useRef(first);
  const newest = useRef(wanted);
  const running = useRef<Promise<boolean> | null>(null);

  const keep = (next: Cart) => {
    known.current = next;
    setCart(next);
    onCart(next);
  };
  const want = (items: CartItem[]) => {
    newest.current = items;
    setWanted(items);
  };
  const save = async (): Promise<boolean> => {
    setSaving(true);
    setTrouble(null);
    let sent: CartItem[] | null = null;
    try {
      while (sent !== newest.current) {
        sent = newest.current;
        keep(await updateCart(api, { ...owner, items: sent, cart_version: known.current.version }));
      }
      return true;
    } catch (error) {
      const problem = toProblem(error);
      const now = problem.code === 'CART_VERSION' ? await cartNow(api, owner) : null;
      if (now) keep(now);
      want(itemsOf(known.current));
      setTrouble(toTrouble(problem, now !== null, sent ?? []));
      return false;
    } finally {
      setSaving(false);
      running.current = null;
    }
  };
  return {
    cart,
    wanted,
    trouble,
    isSaving,
    /** True once the server has it. */
    change(items: CartItem[]): Promise<boolean> {
      want(items);
      running.current ??= save();
      return running.current;
    },
  };
}

/** Another window has changed it; null when it cannot be told. */
async function cartNow(api: ApiClient, owner: CartOwner): Promise<Cart | null> {
  try {
    return (await searchOptionals(api, owner, new AbortController().signal)).cart;
  } catch {
    return null;
  }
}

function toTrouble(problem: Problem, isOther: boolean, sent: readonly CartItem[]): CartTrouble {
  if (isOther) return { kind: 'changed' };
  const refused = sent[refusedItem(problem) ?? -1];
  if (problem.code === 'SERVICE_UNAVAILABLE' && refused)
    return { kind: 'gone', code: refused.code };
  return { kind: LOCKED.includes(problem.code) ? 'locked' : 'failed', problem };
}
