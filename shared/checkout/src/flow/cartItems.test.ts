import type { CartItem, Optional, OptionalKind } from '@tiquete/contracts';
import { withQuantity } from './cartItems';

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

it('takes another assistance out when one is chosen, and nothing else', () => {
  const wanted = [item('IN'), item('BASIC')];
  expect(withQuantity(wanted, plus, 1, offered)).toEqual([item('IN'), item('PLUS')]);
  expect(withQuantity(wanted, outward, 1, offered)).toEqual([...wanted, item('OUT')]);
  expect(withQuantity(wanted, basic, 0, offered)).toEqual([item('IN')]);
});
