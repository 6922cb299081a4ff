import { priceChangedSchema } from '@tiquete/contracts';
import { aSupplierRate } from '../../../suppliers/testing/aSupplierRate';
import { aSaleApi } from '../testing/aSaleApi';
import { aCustomer, aGuest } from '../testing/prebookings';

it.each(['sessionCode', 'hotelCode', 'productCode', 'Canal', 'customer', 'Guests', 'from', 'to'])(
  'rejects a body without %s, in Spanish',
  async (field) => {
    const { prebooking, simulate } = await aSaleApi();
    const reply = await simulate({ ...(await prebooking()), [field]: undefined });
    expect([reply.statusCode, reply.json().errors]).toEqual([
      400,
      [
        expect.objectContaining({
          code: 'MANDATORY_DATA_MISSING',
          detail: `El campo ${field} es obligatorio.`,
          source: { pointer: `/${field}` },
        }),
      ],
    ]);
  },
);

it('needs no consents for a dry run', async () => {
  const { prebooking, simulate } = await aSaleApi();
  const { accepts: _, ...body } = await prebooking();
  const dry = await simulate(body);
  expect([dry.statusCode, dry.json().data.booking]).toEqual([200, null]);
});

it.each(['name', 'lastname', 'email', 'phone'])(
  'rejects a buyer without %s, in Spanish',
  async (field) => {
    const { prebooking, simulate } = await aSaleApi();
    const customer = { ...aCustomer(), [field]: undefined };
    const [error] = (await simulate({ ...(await prebooking()), customer })).json().errors;
    expect(error).toMatchObject({
      code: 'MANDATORY_DATA_MISSING',
      detail: `El campo customer/${field} es obligatorio.`,
      source: { pointer: `/customer/${field}` },
    });
  },
);

it('sells to a buyer with names and contact, and needs the name of one adult in each room', async () => {
  const { prebooking, simulate } = await aSaleApi();
  const {
    document: _number,
    document_type: _type,
    birth_date: _birth,
    gender: _gender,
    ...customer
  } = aCustomer();
  const body = { ...(await prebooking()), customer };
  const nameless = { room: 1, type: 'AD' as const, age: 18 };
  const Guests = [aGuest(), { ...nameless, holder: false }];
  expect((await simulate({ ...body, Guests })).statusCode).toBe(200);
  const reply = await simulate({
    ...body,
    Guests: [{ ...nameless, holder: true }, aGuest({ holder: false })],
  });
  expect(reply.json().errors[0]).toMatchObject({
    code: 'MANDATORY_DATA_MISSING',
    source: { pointer: '/Guests/0/name' },
  });
  const half = await simulate({ ...body, customer: { ...customer, document_type: 4 } });
  expect(half.json().errors[0].source).toEqual({ pointer: '/customer/document' });
});

it('compares the price with the displayed tariff when the body states no price', async () => {
  const rate = aSupplierRate();
  const { prebooking, simulate } = await aSaleApi({
    recheck: async (key) => ({ kind: 'priced', rate: { ...rate, key, total: rate.total + 1 } }),
  });
  const { expected_total: shown, ...body } = await prebooking();
  const reply = await simulate(body);
  expect([reply.statusCode, reply.json().errors[0].code]).toEqual([409, 'PRICE_CHANGED']);
  expect(priceChangedSchema.parse(reply.json().meta).price).toMatchObject({ previous: shown });
});
