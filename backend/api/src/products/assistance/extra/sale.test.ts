import { randomUUID } from 'node:crypto';
import {
  hotelDetailsResponseSchema,
  type HotelSearchResponse,
  type OptionalSearch,
} from '@tiquete/contracts';
import { SANDBOX_CREDENTIALS } from '@tiquete/sandbox';
import { readPdf } from '../../../vouchers/testing/readPdf';
import { openBrowser } from '../../../testing/browser';
import { aBuyer } from '../testing/builders';
import { startWithTk } from '../testing/startWithTk';

/** Tests a policy as extra of a hotel booking, over both suppliers' stand-ins. */
let started: Awaited<ReturnType<typeof startWithTk>>;
beforeAll(async () => {
  started = await startWithTk('2027-01-11T17:00:00Z', (url) => ({
    hotelbeds: { url, photosUrl: null, ...SANDBOX_CREDENTIALS },
  }));
});
afterAll(() => started.close());

const [checkin, checkout] = ['2027-03-10', '2027-03-12'];
const keyed = () => ({ 'idempotency-key': randomUUID() });
async function bookHotel(
  browser: ReturnType<typeof openBrowser>,
  guests: readonly { name: string; lastname: string }[],
): Promise<string> {
  const rooms = [{ adults: guests.length, childrens: [] }];
  const search = {
    canal: '1',
    checkin,
    checkout,
    rooms,
    destination_code: ['CTG'],
    client_nationality: 'CO',
    currency: 'COP',
    language: 'es',
    Hotel_codes: [],
  };
  const request = async (body: object) =>
    (await browser.postJson('/api/hotels/searchs', body)).json<HotelSearchResponse>();
  let found = await request(search);
  // On a busy machine the first answer may be partial.
  for (let tries = 0; tries < 20 && !found.meta.complete; tries += 1)
    found = await request({ ...search, sessionCode: found.data.sessionCode });
  const { sessionCode, hotels } = found.data;
  for (const { hotelCode } of hotels) {
    const { rooms: sold } = hotelDetailsResponseSchema.parse(
      (await browser.postJson('/api/hotels/details', { sessionCode, hotelCode, rooms })).json(),
    ).data;
    const tariff = sold
      .flatMap(({ tariffs }) => tariffs)
      .find(({ cancellation, recheck_required: isUnsure }) => cancellation.refundable && !isUnsure);
    if (!tariff) continue;
    const body = {
      sessionCode,
      hotelCode,
      productCode: tariff.productCode,
      Canal: '1',
      customer: aBuyer(),
      Guests: guests.map((guest, index) => ({
        ...guest,
        room: 1,
        type: 'AD',
        age: 41,
        holder: index === 0,
      })),
      from: checkin,
      to: checkout,
      expected_total: tariff.total,
      accepts: {
        terms_version: '2026-11',
        data_policy_version: '2026-11',
        cancellation_policy_hash: tariff.cancellation_policy_hash,
      },
    };
    const reply = await browser.postJson('/api/hotels/prebookings', body, keyed());
    expect([reply.statusCode, reply.json().errors]).toEqual([201, undefined]);
    return reply.json().data.booking.id;
  }
  throw new Error('nothing fits');
}
const MARTA = { name: 'Marta', lastname: 'Gómez Ruiz' };
const offered = async (browser: ReturnType<typeof openBrowser>, bookingId: string) =>
  (await browser.postJson('/api/optionals/searchs', { bookingId, kinds: ['ASSISTANCE'] })).json<{
    data: OptionalSearch;
  }>().data;
const work = async (minutes = 2) => {
  const worker = started.test.deps.sales.checkout.createWorker();
  for (let passed = 0; passed < minutes; passed += 1) {
    while ((await worker.runDue()) > 0);
    started.test.advance(60_000);
  }
};

it('is offered unselected to a single guest, issued once the room is booked, and cancelled separately', async () => {
  const browser = openBrowser(started.test.app, 'localhost');
  const id = await bookHotel(browser, [MARTA]);
  let { optionals, cart } = await offered(browser, id);
  // On a busy machine the answer may lack a slow provider. A repeated request contains it.
  for (let tries = 0; tries < 20 && optionals.length === 0; tries += 1)
    ({ optionals, cart } = await offered(browser, id));
  expect(cart.items).toEqual([]);
  const [policy] = optionals;
  if (!policy) throw new Error('no policy is offered');
  expect(policy).toMatchObject({ kind: 'ASSISTANCE', selected: false, per: 'booking' });
  expect(policy.cancellation.timeline[0]).toMatchObject({ from: null, penalty_amount: 0 });
  const items = [{ code: policy.code, quantity: 1 }];
  const put = await browser.call('PUT optionals/cart/update', {
    bookingId: id,
    items,
    cart_version: cart.version,
  });
  expect(put.json().data.cart).toMatchObject({ subtotal: policy.price });

  const { reference } = (await browser.postJson('/api/payments', { bookingId: id }, keyed())).json()
    .data;
  started.gateway.settle(reference, 'APPROVED');
  started.test.advance(4000);
  await browser.get(`/api/payments/${reference}`);
  await work();
  const detail = async () => (await browser.get(`/api/bookings/${id}`)).json().data;
  const [bought] = (await detail()).optionals;
  expect(bought).toMatchObject({ status: 'CONFIRMED', locator: expect.stringMatching(/./) });
  expect(bought.operator_name).toMatch(/vigilada por la Superintendencia|no un seguro/);
  expect(bought.help.numbers).toContainEqual(
    expect.objectContaining({ country: 'CO', phone: expect.stringMatching(/\d/) }),
  );
  expect(bought.help.claims).not.toHaveLength(0);
  const voucher = await browser.get(`/api/bookings/${id}/documents/voucher.pdf`);
  const { text } = await readPdf(voucher.rawPayload);
  for (const expected of [bought.operator_name, bought.locator, 'Si necesitas ayuda, llama'])
    expect(text).toContain(expected);
  const pdf = `/api/asisstances/bookings/${id}/policy.pdf`;
  for (const address of [pdf, `${pdf}?extra=${bought.id}`])
    expect((await browser.get(address)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await browser.get(`${pdf}?extra=${id}`)).statusCode).toBe(409);

  const path = `/api/bookings/${id}/optionals/${bought.id}/cancellations`;
  await browser.postJson(path, { mode: 'CANCELLATION', expected_penalty: 0 });
  await work();
  expect(await detail()).toMatchObject({
    status: 'OK',
    refunded: policy.price,
    optionals: [{ status: 'CANCELLED', refunded: policy.price }],
  });
});

it('requests missing documents and birth dates, and is then offered for all travellers', async () => {
  const browser = openBrowser(started.test.app, 'localhost');
  const id = await bookHotel(browser, [MARTA, { name: 'Luis', lastname: 'Pardo' }]);
  expect(await offered(browser, id)).toMatchObject({
    optionals: [],
    unidentified: [{ id: '2', name: 'Luis', lastname: 'Pardo', age: null }],
  });
  const luis = { id: '2', document_type: 5, document: 'AV 12345', birth_date: '1960-05-02' };
  const tell = (changes: object) =>
    browser.postJson('/api/optionals/searchs', {
      bookingId: id,
      kinds: ['ASSISTANCE'],
      travelers: [{ ...luis, ...changes }],
    });
  const refused = async (changes: object) => (await tell(changes)).json().errors[0];
  expect(await refused({ birth_date: '2027-05-02' })).toMatchObject({
    code: 'INVALID_DATE',
    source: { pointer: '/travelers/0/birth_date' },
  });
  expect((await refused({ document_type: 7304 })).code).toBe('DOCUMENT_INVALID');
  expect((await refused({ id: '7' })).code).toBe('INVALID_FORMAT');
  let { optionals, unidentified } = (await tell({})).json().data;
  for (let tries = 0; tries < 20 && optionals.length === 0; tries += 1)
    ({ optionals, unidentified } = await offered(browser, id));
  expect(unidentified).toBeUndefined();
  expect(optionals[0].description).toContain('2 viajeros de 41 y 66 años');
  const { passengers } = (await browser.get(`/api/bookings/${id}`)).json().data;
  expect(JSON.stringify(passengers)).not.toContain('AV12345');
});
