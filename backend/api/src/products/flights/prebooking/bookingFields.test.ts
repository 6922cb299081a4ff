import { openFlightSale, type OpenFlightSale } from '../testing/openFlightSale';
import { problem } from '../testing/problemOf';

/** Tests the fields that a booking of a flight requires, on a real database and the sandbox over HTTP. */
let sale: OpenFlightSale;
beforeAll(async () => {
  sale = await openFlightSale();
});
afterAll(() => sale.close());
// Advances past ten minutes, within which the same people on the same flights would need a confirmation.
beforeEach(() => sale.test.advance(11 * 60_000));

/** A body with the specification's own fields and the accepted consents. */
async function bareBody(browser: ReturnType<OpenFlightSale['guest']>) {
  const prebooking = await sale.priced(browser);
  const { prebookingId, cart_version, expected_total, customer, ...body } = sale.bodyOf(prebooking);
  return { prebooking, body, ours: { prebookingId, cart_version, expected_total, customer } };
}
const refusalOf = async (reply: Awaited<ReturnType<OpenFlightSale['send']>>) => ({
  status: reply.statusCode,
  ...reply.json().errors[0],
});

it("books with the specification's fields, a key and the consents", async () => {
  const browser = sale.guest();
  const { prebooking, body } = await bareBody(browser);
  const reply = await sale.send(browser, body);
  expect([reply.statusCode, reply.json().errors]).toEqual([201, undefined]);
  const { booking, price } = reply.json().data;
  expect(price).toMatchObject({ previous: prebooking.offer.totalPrice, changed: false });
  expect(await sale.detail(browser, booking.id)).toMatchObject({
    total: prebooking.offer.totalPrice,
    contact: { name: 'Marta Gómez Ruiz', email: 'marta@viajes.test' },
  });
});

it.each(['type', 'contacts', 'flightOffers', 'travelers', 'accepts'])(
  'rejects a body without %s, in Spanish',
  async (field) => {
    const browser = sale.guest();
    const { body } = await bareBody(browser);
    expect(
      await refusalOf(await sale.send(browser, { ...body, [field]: undefined })),
    ).toMatchObject({
      status: 400,
      code: 'MANDATORY_DATA_MISSING',
      detail: `El campo ${field} es obligatorio.`,
      source: { pointer: `/${field}` },
    });
  },
);

it('needs an idempotency key', async () => {
  const browser = sale.guest();
  const { body } = await bareBody(browser);
  const reply = await browser.postJson('/api/flights/bookings', body);
  expect(problem(reply)).toEqual([400, 'IDEMPOTENCY_KEY_MISSING', undefined]);
});

it('does not guess the buyer when the contact is no passenger', async () => {
  const browser = sale.guest();
  const { body } = await bareBody(browser);
  const contacts = body.contacts.map((contact) => ({
    ...contact,
    addresseeName: { firstName: 'Rosa', lastName: 'Díaz' },
  }));
  expect(await refusalOf(await sale.send(browser, { ...body, contacts }))).toMatchObject({
    status: 400,
    code: 'MANDATORY_DATA_MISSING',
    detail:
      'Indica quién compra: ningún pasajero con documento tiene el nombre de la persona de contacto.',
    source: { pointer: '/customer' },
  });
});

it('does not find the prebooking of another visitor by its offer', async () => {
  const { body } = await bareBody(sale.guest());
  expect(await refusalOf(await sale.send(sale.guest(), body))).toMatchObject({
    status: 400,
    code: 'MANDATORY_DATA_MISSING',
    detail: 'Confirma primero el precio de este vuelo con flights/prebookings.',
    source: { pointer: '/prebookingId' },
  });
});

it('reports an expired prebooking, also when it is found by its offer', async () => {
  const browser = sale.guest();
  const { body } = await bareBody(browser);
  sale.test.advance(20 * 60_000);
  expect(problem(await sale.send(browser, body))).toEqual([410, 'PREBOOKING_EXPIRED', undefined]);
});

it('sells no seats and bags that the body does not list', async () => {
  const browser = sale.guest();
  const { body, ours, prebooking } = await bareBody(browser);
  const { optionals } = (await sale.extras(browser, ours.prebookingId ?? '')).data;
  const bag = optionals.find(({ kind }) => kind === 'BAGS');
  await sale.putCart(browser, prebooking.prebookingId, [
    { code: bag?.code, quantity: 1, passenger_ids: ['1'], segment_ids: [] },
  ]);
  expect(problem(await sale.send(browser, body))).toEqual([409, 'CART_VERSION', '/cart_version']);
});

/** Changes the name of the first traveller, who is also the contact and the buyer. */
const named = (body: Awaited<ReturnType<typeof bareBody>>['body'], name: object) => ({
  ...body,
  travelers: body.travelers.map((one, index) =>
    index === 0 ? { ...one, name: { ...one.name, ...name } } : one,
  ),
  contacts: body.contacts.map((one) => ({
    ...one,
    addresseeName: { ...one.addresseeName, ...name },
  })),
});

it.each(['王', 'Иван', 'محمد'])(
  'names the field of a name that is not in Latin letters: %s',
  async (firstName) => {
    const browser = sale.guest();
    const { body } = await bareBody(browser);
    expect(await refusalOf(await sale.send(browser, named(body, { firstName })))).toMatchObject({
      status: 400,
      code: 'INVALID_FORMAT',
      detail: expect.stringMatching(/letras de la A a la Z, como en las líneas con signos </),
      source: { pointer: expect.stringMatching(/^\/(contacts|travelers)\/0\//) },
    });
  },
);

it.each([
  ['O’Brien', "O'Brien"],
  ['Jose\u0301', 'José'],
  ['Jean–Luc', 'Jean-Luc'],
  ['Ma. Fernanda', 'Ma. Fernanda'],
  ['Łukasz', 'Łukasz'],
])('stores the name %j as %j, and orders it under that name', async (firstName, storedName) => {
  const browser = sale.guest();
  const { body } = await bareBody(browser);
  const reply = await sale.send(browser, named(body, { firstName }));
  expect([reply.statusCode, reply.json().errors]).toEqual([201, undefined]);
  expect(await sale.detail(browser, reply.json().data.booking.id)).toMatchObject({
    passengers: [{ name: storedName }],
  });
});
