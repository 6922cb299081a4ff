import { openBrowser } from '../../testing/browser';
import { type OpenSale, CARTAGENA } from '../testing/openSale';
import { useSale } from '../testing/useSale';
import { anOffer } from '../testing/fakeProvider';

const [IN, OUT, PLAN] = ['OWN.CTG-IN', 'OWN.CTG-OUT', 'FAKE.BASIC'];
let sale: OpenSale;
useSale((opened) => (sale = opened));
const errorOf = (reply: {
  statusCode: number;
  json(): { errors: { code: string; source?: { pointer?: string } }[] };
}) => [reply.statusCode, reply.json().errors[0]?.code, reply.json().errors[0]?.source?.pointer];

it('offers the extras of a booking with full price, provider and terms, none of them selected', async () => {
  const { id } = await sale.book();
  const { data } = await sale.search(id);
  expect(
    data.optionals.map(({ code, price, selected, max_quantity, date }) => ({
      code,
      price,
      selected,
      max_quantity,
      date,
    })),
  ).toEqual([
    { code: IN, price: 62_000, selected: false, max_quantity: 1, date: '2027-03-10' },
    { code: OUT, price: 62_000, selected: false, max_quantity: 1, date: '2027-03-12' },
    { code: PLAN, price: 30_000, selected: false, max_quantity: 1, date: null },
  ]);
  expect(data.optionals[0]).toMatchObject({
    kind: 'TRANSFER',
    per: 'booking',
    operator_name: 'Traslados Caribe Claro (operador ficticio)',
    cancellation: { refundable: true, free_until: '2027-03-08T23:59:00-05:00' },
    description: expect.stringContaining(
      'Del Aeropuerto Rafael Núñez a Casa del Mar, en automóvil privado para 1 viajero',
    ),
  });
  expect(data.cart).toEqual({
    items: [],
    subtotal: 0,
    booking_total: 480_000,
    grand_total: 480_000,
    version: 0,
  });
  expect(JSON.stringify(data)).not.toMatch(/secret-plan|allotment/);
});

it('offers only the requested kinds, and no transfer without an airport nearby', async () => {
  const { id } = await sale.book({
    snapshot: { hotel: { name: 'Lejos', geo: { latitude: 0, longitude: 0 } } },
  });
  expect((await sale.search(id)).data.optionals.map(({ code }) => code)).toEqual([PLAN]);
  const { data } = (
    await sale.ana.call('POST optionals/searchs', {
      bookingId: (await sale.book()).id,
      kinds: ['TRANSFER'],
    })
  ).json();
  expect(data.optionals.map(({ code }: { code: string }) => code)).toEqual([IN, OUT]);
});

it('names a provider that did not answer, and offers the others', async () => {
  sale.provider.isDown = true;
  const { data, warnings } = await sale.search((await sale.book()).id);
  expect(data.optionals.map(({ code }) => code)).toEqual([IN, OUT]);
  expect(warnings).toMatchObject([{ code: 'SUPPLIER_ERROR', detail: 'FAKE' }]);
});

it('passes on the warnings of a provider that answered', async () => {
  const unsold = { code: 'CURRENCY_NOT_SOLD', title: 'Hoy no hay tasa.', detail: 'USD' };
  Object.assign(sale.provider, { offers: [], warnings: [unsold] });
  const { data, warnings } = await sale.search((await sale.book()).id);
  expect(data.optionals.map(({ code }) => code)).toEqual([IN, OUT]);
  expect(warnings).toEqual([unsold]);
});

it('adds up our own prices, and the booking lists them separately', async () => {
  const { id } = await sale.book();
  await sale.search(id);
  sale.provider.offers = [anOffer({ price: 1 })];
  const cheat = {
    bookingId: id,
    cart_version: 0,
    items: [
      { code: IN, quantity: 1, price: 1, amount: 1 },
      { code: PLAN, quantity: 1, passenger_ids: ['1'], price: 1 },
    ],
  };
  const { cart } = (await sale.ana.call('PUT optionals/cart/update', cheat)).json().data;
  expect(cart).toMatchObject({
    subtotal: 92_000,
    booking_total: 480_000,
    grand_total: 572_000,
    version: 1,
  });
  expect(cart.items).toMatchObject([
    { code: IN, price: 62_000, amount: 62_000 },
    { code: PLAN, price: 30_000, amount: 30_000 },
  ]);
  expect(await sale.detail(id)).toMatchObject({
    total: 480_000,
    optionals_total: 92_000,
    optionals: [
      { name: 'Traslado de llegada', status: 'CHOSEN', status_label: 'Por pagar', locator: null },
      { kind: 'ASSISTANCE' },
    ],
  });
  expect(
    (await sale.search(id)).data.optionals
      .filter(({ selected }) => selected)
      .map(({ code }) => code),
  ).toEqual([IN, PLAN]);
});

it('accepts a change only for the current version of the cart, and returns it otherwise', async () => {
  const { id, cart } = await sale.choose([IN]);
  const late = await sale.put(id, [OUT], 0);
  expect([late.statusCode, late.json().errors[0].code, late.json().meta.cart]).toEqual([
    409,
    'CART_VERSION',
    cart,
  ]);
  const emptied = await sale.put(id, [], cart.version);
  expect(emptied.json().data.cart).toMatchObject({
    items: [],
    subtotal: 0,
    grand_total: 480_000,
    version: 2,
  });
  expect((await sale.put(id, [], 2)).json().data.cart.version).toBe(2);
});

it('rejects items that are not offered, too many, repeated or for other people', async () => {
  const { id } = await sale.book();
  const { version } = (await sale.search(id)).data.cart;
  const addItem = (item: object) =>
    sale.ana.call('PUT optionals/cart/update', {
      bookingId: id,
      cart_version: version,
      items: [{ code: IN, quantity: 1 }, item],
    });
  expect(errorOf(await addItem({ code: 'OWN.BOG-IN', quantity: 1 }))).toEqual([
    409,
    'SERVICE_UNAVAILABLE',
    '/items/1',
  ]);
  expect(errorOf(await addItem({ code: OUT, quantity: 2 }))).toEqual([
    422,
    'QUANTITY_EXCEEDED',
    '/items/1/quantity',
  ]);
  expect(errorOf(await addItem({ code: IN, quantity: 1 }))).toEqual([
    400,
    'INVALID_FORMAT',
    '/items/1',
  ]);
  expect(errorOf(await addItem({ code: PLAN, quantity: 1, passenger_ids: ['7'] }))).toEqual([
    400,
    'INVALID_FORMAT',
    '/items/1/passenger_ids',
  ]);
  expect(errorOf(await addItem({ code: PLAN, quantity: 1, passenger_ids: [] }))).toEqual([
    400,
    'INVALID_FORMAT',
    '/items/1/quantity',
  ]);
  expect(errorOf(await addItem({ code: OUT, quantity: 0 }))).toEqual([
    400,
    'INVALID_FORMAT',
    '/items/1/quantity',
  ]);
  expect((await sale.detail(id)).optionals).toEqual([]);
});

it('sells at an offered price for half an hour, and at the price of a cart line after that', async () => {
  const { id, cart } = await sale.choose([IN]);
  sale.test.advance(31 * 60_000);
  expect(errorOf(await sale.put(id, [IN, OUT], cart.version))).toEqual([
    409,
    'SERVICE_UNAVAILABLE',
    '/items/1',
  ]);
  expect((await sale.put(id, [IN], cart.version)).json().data.cart).toEqual(cart);
});

it('locks the cart while a payment is open, and unlocks it unchanged when the payment fails', async () => {
  const { id, cart } = await sale.choose([IN, PLAN]);
  const { reference, amount } = (await sale.openPayment(id)).json().data;
  expect(amount).toBe(572_000);
  expect(sale.gateway.sessions.at(-1)?.request).toMatchObject({ amount: 572_000, extras: 92_000 });
  expect(errorOf(await sale.put(id, [], cart.version))).toEqual([409, 'CART_LOCKED', undefined]);
  sale.gateway.settle(reference, 'REJECTED');
  sale.test.advance(4000);
  await sale.ana.get(`/api/payments/${reference}`);
  expect((await sale.search(id)).data.cart).toEqual(cart);
  expect((await sale.openPayment(id)).json().data.amount).toBe(572_000);
});

it('is closed once the booking is paid or has expired', async () => {
  const paid = await sale.choose([IN]);
  await sale.pay(paid);
  expect(errorOf(await sale.put(paid.id, [], paid.cart.version))).toEqual([
    409,
    'ALREADY_PAID',
    undefined,
  ]);
  expect((await sale.search(paid.id)).data).toMatchObject({
    optionals: [],
    cart: { subtotal: 62_000 },
  });
  const late = await sale.choose([IN]);
  sale.test.advance(61 * 60_000);
  expect(errorOf(await sale.put(late.id, [], late.cart.version))).toEqual([
    409,
    'BOOKING_EXPIRED',
    undefined,
  ]);
});

it('refunds a payment of an older price, which does not cover extras chosen since', async () => {
  const { id, cart } = await sale.choose([]);
  const { reference } = (await sale.openPayment(id)).json().data;
  sale.gateway.settle(reference, 'REJECTED');
  sale.test.advance(4000);
  await sale.ana.get(`/api/payments/${reference}`);
  await sale.put(id, [IN], cart.version);
  sale.gateway.settle(reference, 'APPROVED');
  await sale.test.app.inject({
    method: 'POST',
    url: '/api/payments/notifications',
    headers: { host: 'localhost' },
    payload: { requestId: sale.gateway.sessions.at(-1)?.requestId, signature: 'late' },
  });
  await sale.work();
  expect(await sale.stateOf(id)).not.toBe('CONFIRMED');
  expect(await sale.refundsOf(id)).toMatchObject([{ amount: 480_000 }]);
});

it('shows and changes nothing of another person’s booking', async () => {
  const { id } = await sale.book();
  const stranger = openBrowser(sale.test.app, 'localhost');
  for (const call of ['POST optionals/searchs', 'PUT optionals/cart/update'] as const) {
    expect(
      errorOf(await stranger.call(call, { bookingId: id, cart_version: 0, items: [] })),
    ).toEqual([404, 'NOT_FOUND', undefined]);
  }
});

it('never sells more vehicles than exist to fifty simultaneous buyers of both directions', async () => {
  const dates = { dateFrom: '2027-06-01', dateTo: '2027-06-05', snapshot: CARTAGENA };
  await sale.inBrand(
    "insert into transfer_days (brand, service, day, allotment) values ('tiquete', 'CTG-IN', '2027-06-01', 7), ('tiquete', 'CTG-OUT', '2027-06-05', 5)",
  );
  const bookings = await Promise.all(Array.from({ length: 50 }, () => sale.book(dates)));
  await Promise.all(bookings.map(({ id }) => sale.search(id)));
  const wanted = [[IN, OUT], [OUT, IN], [IN]];
  const replies = await Promise.all(
    bookings.map(({ id }, index) => sale.put(id, wanted[index % 3] ?? [])),
  );
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  const lines = replies
    .filter(({ statusCode }) => statusCode === 200)
    .flatMap((reply) => reply.json().data.cart.items.map(({ code }: { code: string }) => code));
  const [arrivals, departures] = [IN, OUT].map(
    (code) => lines.filter((one) => one === code).length,
  );
  expect([
    await sale.soldOn('CTG-IN', '2027-06-01'),
    await sale.soldOn('CTG-OUT', '2027-06-05'),
  ]).toEqual([arrivals, departures]);
  expect(arrivals).toBe(7);
  expect(departures).toBeLessThanOrEqual(5);
  const held = await sale.inBrand(
    "select reference from transfer_orders where state = 'HELD' and day in ('2027-06-01', '2027-06-05')",
  );
  expect(held).toHaveLength((arrivals ?? 0) + (departures ?? 0));
  // One traveller releases a vehicle. Another one, whose request was rejected, books it.
  const refused = bookings.find((_, index) => replies[index]?.statusCode === 409);
  const winner = bookings.find((_, index) => replies[index]?.statusCode === 200);
  expect((await sale.put(winner?.id ?? '', [], 1)).statusCode).toBe(200);
  expect((await sale.put(refused?.id ?? '', [IN])).statusCode).toBe(200);
  expect(await sale.soldOn('CTG-IN', '2027-06-01')).toBe(7);
});

it('sells one assistance for all travellers, and replaces it by another one', async () => {
  sale.provider.offers = [anOffer(), anOffer({ code: 'PLUS', name: 'Asistencia mejor' })];
  const { id, cart } = await sale.choose([IN, PLAN]);
  const twice = await sale.put(id, [IN, PLAN, 'FAKE.PLUS'], cart.version);
  expect(errorOf(twice)).toEqual([400, 'INVALID_FORMAT', '/items/2']);
  expect(twice.json().errors[0].detail).toMatch(/^Elige una sola asistencia/);
  const other = await sale.put(id, [IN, 'FAKE.PLUS'], cart.version);
  expect(other.json().data.cart.items).toMatchObject([{ code: IN }, { code: 'FAKE.PLUS' }]);
});
