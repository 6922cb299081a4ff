import type { CartItem, Optional, OptionalKind } from '@tiquete/contracts';
import { aCart } from '../testing/cruiseBuilders';
import { foundCart, withQuantity } from './cartItems';
import { cartOf } from './checkoutState';

const anExtra = (code: string, kind: OptionalKind) =>
  ({ code, kind, per: 'booking', passenger_ids: [], segment_ids: [] }) as unknown as Optional;
const item = (code: string): CartItem => ({
  code,
  quantity: 1,
  passenger_ids: [],
  segment_ids: [],
});
const [basic, plus] = [anExtra('BASIC', 'ASSISTANCE'), anExtra('PLUS', 'ASSISTANCE')];
const [inward, outward] = [anExtra('IN', 'TRANSFER'), anExtra('OUT', 'TRANSFER')];
const offered = [basic, plus, inward, outward];

it('removes the other assistance when one is chosen, and nothing else', () => {
  const wanted = [item('IN'), item('BASIC')];
  expect(withQuantity(wanted, plus, 1, offered)).toEqual([item('IN'), item('PLUS')]);
  expect(withQuantity(wanted, outward, 1, offered)).toEqual([...wanted, item('OUT')]);
  expect(withQuantity(wanted, basic, 0, offered)).toEqual([item('IN')]);
});

it('adds up the booking with its services and the extras added later', () => {
  const line = (code: string) => [{ ...item(code), name: code }] as never;
  const found = (owner: object, items: never, total: number) =>
    foundCart(owner as never, {
      optionals: [],
      isPartial: false,
      unsold: null,
      cart: { ...aCart(items), grand_total: total },
    });
  const services = found({ prebookingId: 'p-1' }, line('BAG'), 950_000);
  const extras = found({ bookingId: 'b-1' }, line('PLUS'), 1_100_000);
  expect(cartOf({ services, extras: { phase: 'none' } })?.grand_total).toBe(950_000);
  const cart = cartOf({ services, extras });
  expect([cart?.grand_total, cart?.items.map(({ code }) => code)]).toEqual([
    1_100_000,
    ['BAG', 'PLUS'],
  ]);
});
