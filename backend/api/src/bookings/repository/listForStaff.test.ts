import { useTestCheckout } from '../testing/useTestCheckout';
import type { TestCheckout } from '../testing/testCheckout';
import { listForStaff, type StaffFilter } from './listForStaff';

let test: TestCheckout;
useTestCheckout((opened) => (test = opened));

const list = (filter: Partial<StaffFilter>, brand = 'tiquete') =>
  test.db.withBrand(brand, (tx) =>
    listForStaff(tx, brand, { isUnfinished: false, ...filter }, { limit: 30, offset: 0 }),
  );

it.each([
  ['Pedido-77', 'Pedido-7'],
  ['pedido-77', 'Pedido'],
  ['PEDIDO-77', 'pedido-7'],
])('finds the reference %s of a caller by its beginning %s', async (reference, q) => {
  const { booking } = await test.prebook();
  await test.db.query('update bookings set client_reference = $2 where id = $1', [
    booking.id,
    reference,
  ]);
  const { rows, total, isMore } = await list({ q });
  expect(rows.map(({ id }) => id)).toContain(booking.id);
  expect([total, isMore]).toEqual([rows.length, false]);
  expect((await list({ q }, 'andes')).rows).toEqual([]);
});

it('lists unfinished bookings, of one state too', async () => {
  const [{ booking: open }, { booking: done }] = [await test.prebook(), await test.confirmed()];
  for (const filter of [{ isUnfinished: true }, { state: 'CREATED' }]) {
    const ids = (await list(filter)).rows.map(({ id }) => id);
    expect(ids).toContain(open.id);
    expect(ids).not.toContain(done.id);
  }
});

it('counts no further than a thousand', async () => {
  const { booking } = await test.prebook();
  await test.db.query(
    `insert into bookings
     select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(),
       'code', 'LLENA' || translate(lpad(number::text, 8, '0'), '01', 'XY'), 'client_reference', 'llena'))).*
     from bookings b, generate_series(1, 1001) number where b.id = $1`,
    [booking.id],
  );
  const { rows, total, isMore } = await list({ q: 'llena' });
  expect([rows.length, total, isMore]).toEqual([30, 1000, true]);
});
