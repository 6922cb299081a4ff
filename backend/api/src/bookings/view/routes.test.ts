import type { Quote } from '../ports';
import { aCall, aCompanysPeople, aPeople, aQuote, toAnswer } from '../testing/builders';
import { createFakeGateway } from '../testing/fakeGateway';
import { openBrowser } from '../../testing/browser';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { maskDocument } from '../../lib/privacy/maskDocument';

let test: TestApp;
let ana: ReturnType<typeof openBrowser>;
beforeAll(async () => {
  test = await startTestApp({ gateway: createFakeGateway() });
  await test.addUser('tiquete', 'ana@viajes.test', 'clave-de-ana-1');
  await test.addUser('tiquete', 'luis@viajes.test', 'clave-de-luis-1');
  ana = openBrowser(test.app, 'localhost');
  await ana.signIn('ana@viajes.test', 'clave-de-ana-1');
});
afterAll(() => test.close());

async function book(email: string, over: Partial<Quote> = {}): Promise<string> {
  const userId = (await test.deps.users.byEmail('tiquete', email))?.id ?? null;
  test.advance(1000);
  return (
    await test.deps.sales.checkout.createBooking(aCall({ userId }), async () => ({
      quote: aQuote(test.deps.clock(), over),
      toAnswer,
    }))
  ).bookingId;
}
const titles = async (query: string) =>
  (await ana.get(`/api/bookings${query}`)).json().data.map(({ title }: { title: string }) => title);

it('rejects a request without a session', async () => {
  const reply = await openBrowser(test.app, 'localhost').get('/api/bookings');
  expect([reply.statusCode, reply.json().errors[0].code]).toEqual([401, 'UNAUTHENTICATED']);
});

it("lists the traveller's own bookings, newest first, filtered and in pages", async () => {
  await book('luis@viajes.test', { title: 'De Luis' });
  await book('ana@viajes.test', { title: 'Marzo', dateFrom: '2027-03-10', dateTo: '2027-03-12' });
  await book('ana@viajes.test', {
    title: 'Abril',
    dateFrom: '2027-04-10',
    dateTo: '2027-04-12',
    product: 'FLIGHT',
  });
  const cancelled = await book('ana@viajes.test', {
    title: 'Vencida',
    dateFrom: '2027-05-01',
    dateTo: '2027-05-02',
  });
  await test.deps.db.withBrand('tiquete', (tx) =>
    tx.query("update bookings set state = 'EXPIRED', next_at = null where id = $1", [cancelled]),
  );
  expect(await titles('')).toEqual(['Vencida', 'Abril', 'Marzo']);
  expect(await titles('?status=COTIZED')).toEqual(['Abril', 'Marzo']);
  expect(await titles('?status=CANCEL')).toEqual(['Vencida']);
  expect(await titles('?status=OK')).toEqual([]);
  expect(await titles('?product=FLIGHT')).toEqual(['Abril']);
  expect(await titles('?from=2027-03-12&to=2027-04-10')).toEqual(['Abril', 'Marzo']);
  expect(await titles('?from=2027-03-13&to=2027-04-09')).toEqual([]);
  for (let count = 0; count < 20; count += 1) await book('ana@viajes.test', { title: 'Otra' });
  expect([(await titles('')).length, (await titles('?page=2')).length]).toEqual([20, 3]);
  expect((await ana.get('/api/bookings?page=2')).json().meta).toMatchObject({
    total: 23,
    page: 2,
    page_size: 20,
    products: ['FLIGHT', 'HOTEL'],
  });
  expect((await ana.get('/api/bookings?status=PAID')).statusCode).toBe(400);
});

it('shows a booking with people, prices and history, and masks documents', async () => {
  const id = await book('ana@viajes.test', { people: aPeople() });
  const { data } = (await ana.get(`/api/bookings/${id}`)).json();
  expect(data).toMatchObject({
    id,
    product: 'HOTEL',
    status: 'COTIZED',
    status_label: 'Reserva',
    payment_status: null,
    date_from: '2027-03-10',
    date_to: '2027-03-12',
    total: 480_000,
    passengers: [
      { name: 'Ana', lastname: 'Torres', type: 'AD', room: 1, document_masked: '•••••••789' },
    ],
    contact: { name: 'Ana Torres', email: 'ana@viajes.test', phone: '+57 3001234567' },
    price_breakdown: { base: 403_361 },
    snapshot: { hotelCode: '1' },
    supplier_locator: null,
    events: [{ code: 'CREATED', text: 'Creamos tu reserva. Falta el pago.' }],
  });
  expect(JSON.stringify(data)).not.toMatch(/1032456789|secret-rate-key|1990-05-17/);
});

it('shows the company that bought together with its contact', async () => {
  const id = await book('ana@viajes.test', { people: aCompanysPeople() });
  expect((await ana.get(`/api/bookings/${id}`)).json().data.contact).toEqual({
    name: 'Ana Torres',
    company: 'Cafés de la Sierra 3A S.A.S.',
    email: 'ana@viajes.test',
    phone: '+57 3001234567',
  });
});

it.each(['x', '00000000-0000-4000-8000-000000000000', "1' or '1'='1"])(
  'finds no booking %p',
  async (id) => {
    expect((await ana.get(`/api/bookings/${encodeURIComponent(id)}`)).statusCode).toBe(404);
  },
);

it.each([
  ['1032456789', '•••••••789'],
  ['AB1234', '••••••'],
  ['', ''],
])('masks the document %p as %p', (document, masked) => {
  expect(maskDocument(document)).toBe(masked);
});
