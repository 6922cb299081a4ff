import { createHash } from 'node:crypto';
import { addDays } from '@tiquete/domain';
import ICAL from 'ical.js';
import { openBrowser } from '../testing/browser';
import { startTestApp, type TestApp } from '../testing/testApp';
import { aCall, aCompanysPeople, toAnswer } from '../bookings/testing/builders';
import type { Quote } from '../bookings/ports';
import { aHotelQuote } from './testing/hotelBooking';
import { readPdf } from './testing/readPdf';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await test.addUser('tiquete', 'ana@viajes.test', 'clave-de-ana-1', 'Ana');
  await test.addUser('tiquete', 'luis@viajes.test', 'clave-de-luis-1', 'Luis');
});
afterAll(() => test.close());

async function aBooking(
  state: 'CREATED' | 'CONFIRMED' | 'CANCELLED' | 'EXPIRED',
  over: Partial<Quote> = {},
) {
  const user = await test.deps.users.byEmail('tiquete', 'ana@viajes.test');
  const {
    bookingId: id,
    answer: { code },
  } = await test.deps.sales.checkout.createBooking(aCall({ userId: user?.id ?? '' }), async () => ({
    quote: aHotelQuote(test.deps.clock(), over),
    toAnswer,
  }));
  const isSold = state === 'CONFIRMED' || state === 'CANCELLED';
  await test.deps.db.withBrand('tiquete', async (tx) => {
    if (isSold) {
      await tx.query(
        "insert into payments (id, brand, booking_id, reference, state, amount, request_id, expires_at, created_at, updated_at) values ($1, 'tiquete', $1, $2, 'APPROVED', 1440000, $2, now(), now(), now())",
        [id, code],
      );
      await tx.query(
        'update booking_instalments set paid_by = $1 where booking_id = $1 and number = 1',
        [id],
      );
    }
    await tx.query(
      "update bookings set state = $2, paid_with = $3, supplier_locator = $4, supplier_name = 'HOTELBEDS PRODUCT, S.L.U.', confirmation = $5 where id = $1",
      [
        id,
        state,
        isSold ? id : null,
        isSold ? '1-4075658' : null,
        {
          hotel_confirmation: 'HC-778',
          rate_comments:
            'Llegada desde las 15:00. El hotel cobra el seguro hotelero por persona y noche.',
        },
      ],
    );
  });
  return { id, code };
}
const signedIn = async (email = 'ana@viajes.test', password = 'clave-de-ana-1') => {
  const browser = openBrowser(test.app, 'localhost');
  await browser.signIn(email, password);
  return browser;
};
const voucherOf = async (id: string) =>
  (await signedIn()).get(`/api/bookings/${id}/documents/voucher.pdf`);
const calendarOf = async (id: string) =>
  (await signedIn()).get(`/api/bookings/${id}/documents/calendar.ics`);

it('states paid and remaining amount of a booking with instalments in the voucher', async () => {
  const { total, dateFrom } = aHotelQuote(test.deps.clock());
  const instalments = [
    { number: 1, due_on: null, amount: 500_000 },
    { number: 2, due_on: addDays(dateFrom, -20), amount: total - 500_000 },
  ];
  const { id } = await aBooking('CONFIRMED', { schedule: { instalments, graceDays: 2 } });
  const { text } = await readPdf((await voucherOf(id)).rawPayload);
  expect(text).toMatch(/Precio total.*Pagado hasta ahora.*500\.000.*Falta por pagar/s);
  expect(text).not.toMatch(/Total pagado|Ya está pagado/);
});

it('gives the voucher of a confirmed booking all data for the trip, and no document number', async () => {
  const { id, code } = await aBooking('CONFIRMED', { clientReference: 'PEDIDO-2041' });
  const reply = await voucherOf(id);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="voucher-${code}.pdf"`,
    'cache-control': 'private, no-store',
  });
  const { text, fonts } = await readPdf(reply.rawPayload);
  for (const words of [
    code,
    '1-4075658',
    'Tu referencia',
    'PEDIDO-2041',
    'HC-778',
    'HOTELBEDS PRODUCT, S.L.U.',
    'Hotel Señorío de Cañaveral & Spa · 4,0 ★',
    'Calle 36 # 4-75',
    '10 mar. 2027',
    'Desde las 15:00, hora del hotel',
    '13 mar. 2027',
    'Hasta las 12:00',
    '3 noches',
    'Habitación 1',
    'Habitación 2',
    'Doble estándar, vista a la bahía',
    'Desayuno incluido',
    'Ángela Muñoz Peña · titular',
    'Sofía Güiza Muñoz (5 años)',
    'Łukasz Żółkiewski',
    '¿Tienen cuna?',
    'Total pagado',
    '$ 1.440.000',
    'Seguro hotelero',
    '$ 18.000',
    'Sin costo hasta el 05 mar. 2027, 23:59',
    '$ 480.000',
    'Piscina en mantenimiento los lunes.',
    '+57 601 000 0000',
    'Tiquete Viajes S.A.S.',
    'NIT 900.000.000-0',
    'RNT 00000',
    'Leyes 679 de 2001',
    'Página 1 de',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('1032456789');
  // The supplier sends the sentence twice; the voucher prints it once.
  expect(text.split('El hotel cobra el seguro hotelero')).toHaveLength(2);
  expect(fonts.every((font) => font.includes('Inter'))).toBe(true);
});

it('lists the booked extras, each with its day and its code', async () => {
  const { id } = await aBooking('CONFIRMED');
  const extra = (state: string, name: string, locator: string | null) =>
    test.deps.db.withBrand('tiquete', (tx) =>
      tx.query(
        `insert into booking_optionals (id, brand, booking_id, reference, code, provider, kind, quantity, price, amount, passenger_ids, segment_ids, shown, supplier_data, cancellation, state, locator, created_at, updated_at)
         values (gen_random_uuid(), 'tiquete', $1, $2, $2, 'OWN', 'TRANSFER', 1, 1000, 1000, '[]', '[]', $3, '{}', '{"refundable": false, "free_until": null, "timeline": []}', $4, $5, $6, $6)`,
        [
          id,
          `${name}-${id}`.slice(0, 32),
          {
            name,
            description: 'En automóvil privado.',
            operatorName: 'Rutas de prueba',
            date: '2027-03-10',
            help: { numbers: [{ country: null, name: 'Central', phone: '+57 601 1' }], claims: [] },
          },
          state,
          locator,
          test.deps.clock(),
        ],
      ),
    );
  await extra('CONFIRMED', 'Traslado de llegada', 'RT-4471');
  await extra('REVIEW', 'Traslado de salida', null);
  await extra('CANCELLED', 'Traslado nocturno', null);
  const { text } = await readPdf((await voucherOf(id)).rawPayload);
  expect(text).toMatch(
    /Tus extras.*Traslado de llegada.*10 mar\. 2027.*En automóvil privado\..*Lo presta Rutas de prueba.*Localizador: RT-4471.*Si necesitas ayuda, llama: Central \+57 601 1/s,
  );
  expect(text).toMatch(/Traslado de salida.*En confirmación/s);
  expect(text).not.toContain('Traslado nocturno');
});

it('draws the same bytes for the same booking', async () => {
  const { id } = await aBooking('CONFIRMED');
  const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  const first = hash((await voucherOf(id)).rawPayload);
  test.advance(86_400_000);
  expect(hash((await voucherOf(id)).rawPayload)).toBe(first);
});

it('fits a family in two rooms on one page', async () => {
  const { id } = await aBooking('CONFIRMED');
  const { pages } = await readPdf((await voucherOf(id)).rawPayload);
  expect(pages).toBe(1);
});

it('continues long notes on further pages, and replaces characters that it cannot draw', async () => {
  const rateComments = Array.from(
    { length: 120 },
    (_, line) => `Nota ${line + 1}: depósito reembolsable de 100.000 pesos 🏖️ 中.`,
  ).join('\n');
  const { id } = await aBooking('CONFIRMED', { rateComments });
  const { text, pages } = await readPdf((await voucherOf(id)).rawPayload);
  expect(pages).toBeGreaterThan(2);
  expect(text).toContain('Nota 120: depósito reembolsable de 100.000 pesos Zhong.');
  expect(text).toContain(`Página ${pages} de ${pages}`);
});

it('draws a voucher even when the snapshot cannot be read', async () => {
  const { id } = await aBooking('CONFIRMED', { snapshot: { hotelCode: '1' } });
  const { text } = await readPdf((await voucherOf(id)).rawPayload);
  expect(text).toContain('Voucher de viaje');
  expect(text).toContain('1-4075658');
});

it('names the company that bought, with its contact person', async () => {
  const people = aCompanysPeople();
  const { id } = await aBooking('CONFIRMED', { people });
  const { text } = await readPdf((await voucherOf(id)).rawPayload);
  expect(text).toMatch(/Titular de la compra\s+Cafés de la Sierra 3A S\.A\.S\./);
  expect(text).toMatch(/Contacto\s+Ana Torres/);
  expect(text).not.toContain(people.customer.document);
});

it('states the penalty from the purchase on, with a partial refund', async () => {
  const step = { from: null, refund_amount: 960_000, penalty_amount: 480_000 };
  const timeline = [{ ...step, penalty_porcent: 33 }];
  const cancellation = { refundable: false, free_until: null, timeline };
  const { id } = await aBooking('CONFIRMED', { cancellation });
  const { text } = await readPdf((await voucherOf(id)).rawPayload);
  expect(text).toMatch(/Desde la compra: \$\s480\.000/);
  expect(text).not.toContain('no es reembolsable');
});

it('calls the confirmation the hotel’s only for hotels', async () => {
  const textOf = async (over: Partial<Quote>) =>
    (await readPdf((await voucherOf((await aBooking('CONFIRMED', over)).id)).rawPayload)).text;
  expect(await textOf({})).toMatch(/Confirmación del hotel\s+HC-778/);
  expect(await textOf({ product: 'FLIGHT' })).not.toContain('HC-778');
});

it.each(['CREATED', 'CANCELLED', 'EXPIRED'] as const)(
  'rejects the voucher of a booking that is %s',
  async (state) => {
    const reply = await voucherOf((await aBooking(state)).id);
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([409, 'BOOKING_NOT_CONFIRMED']);
  },
);

it.each(['voucher.pdf', 'calendar.ics'])(
  'answers 404 for %s to everyone who may not see the booking',
  async (file) => {
    const { id } = await aBooking('CONFIRMED');
    const url = `/api/bookings/${id}/documents/${file}`;
    expect((await openBrowser(test.app, 'localhost').get(url)).statusCode).toBe(404);
    expect(
      (await (await signedIn('luis@viajes.test', 'clave-de-luis-1')).get(url)).statusCode,
    ).toBe(404);
    expect((await openBrowser(test.app, 'andes.localhost').get(url)).statusCode).toBe(404);
  },
);

it("states the stay in the hotel's local time, folded, escaped and with its zone", async () => {
  const { id, code } = await aBooking('CONFIRMED');
  const reply = await calendarOf(id);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="reserva-${code}.ics"`,
    'cache-control': 'private, no-store',
  });
  const lines = reply.body.split('\r\n');
  expect(reply.body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(reply.body.replaceAll('\r\n ', '')).toContain(
    'LOCATION:Hotel Señorío de Cañaveral & Spa\\, Calle 36 # 4-75\\, Cartagena de Indias',
  );
  const calendar = new ICAL.Component(ICAL.parse(reply.body));
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  expect([
    event.uid,
    event.component.getFirstPropertyValue('status'),
    event.startDate.zone.tzid,
  ]).toEqual([`${id}@localhost`, 'CONFIRMED', 'America/Bogota']);
  expect([
    event.startDate.toJSDate().toISOString(),
    event.endDate.toJSDate().toISOString(),
  ]).toEqual(['2027-03-10T20:00:00.000Z', '2027-03-13T17:00:00.000Z']);
  expect(event.description).toContain(`Código de reserva: ${code}\nLocalizador: 1-4075658`);
  expect(event.component.getFirstPropertyValue('url')).toBe(
    `http://localhost/my_bookings/detail?id=${id}`,
  );
});

it('cancels a cancelled stay under the same UID', async () => {
  const { id } = await aBooking('CANCELLED');
  const calendar = new ICAL.Component(ICAL.parse((await calendarOf(id)).body));
  const event = calendar.getFirstSubcomponent('vevent');
  expect(['method'].map((name) => calendar.getFirstPropertyValue(name))).toEqual(['CANCEL']);
  expect(['uid', 'status', 'sequence'].map((name) => event?.getFirstPropertyValue(name))).toEqual([
    `${id}@localhost`,
    'CANCELLED',
    1,
  ]);
});

it('rejects the calendar file of a booking that was never confirmed', async () => {
  expect((await calendarOf((await aBooking('EXPIRED')).id)).statusCode).toBe(409);
});
