import { BOOKING_COLUMNS, type BookingRow } from '../../../bookings/repository';
import { readPdf } from '../../../vouchers/testing/readPdf';
import { assistanceVoucher } from '../voucher';
import { appOfEachTest, aSickFamily } from '../testing/appOfEachTest';

const { app, own, requests } = appOfEachTest();
it('names the buyer as emergency contact when the booking names no contact', async () => {
  await app.buy(app.guest(), { emergency_contact: undefined });
  expect(requests.orders).toMatchObject([
    {
      emergencyContact: {
        name: 'Marta Gómez Ruiz',
        phone: '+573001234567',
        email: 'marta@viajes.test',
      },
    },
  ]);
});

it('issues the policy once it is paid, with the answers of each insured person', async () => {
  const browser = app.guest();
  const id = await app.buy(browser, aSickFamily);
  expect(requests.orders).toMatchObject([
    {
      key: 'plan-1|EUROPE',
      price: { amount: '180.15', currency: 'USD' },
      query: { from: '2027-03-10', to: '2027-03-19', ages: [41, 72, 7] },
      insured: [
        { name: 'Marta', documentType: 5, birthDate: '1985-06-02', phone: '+573001234567' },
        { name: 'Rafael', medicalConditions: 'Hipertensión' },
        { name: 'Eva', documentType: 5, medicalConditions: '' },
      ],
      emergencyContact: { name: 'Luis Pardo', phone: '+573109876543' },
    },
  ]);
  const detail = await app.bookingOf(browser, id);
  expect(detail).toMatchObject({
    status: 'OK',
    supplier_locator: `POL-${detail.code}`,
    snapshot: {
      confirmation: {
        policy: `POL-${detail.code}`,
        policy_url: `/api/asisstances/bookings/${id}/policy.pdf`,
      },
    },
  });
  const voucher = await browser.get(`/api/bookings/${id}/documents/voucher.pdf`);
  const { text } = await readPdf(voucher.rawPayload);
  for (const words of [
    'Número de póliza',
    `POL-${detail.code}`,
    '+34910000000',
    'Llama antes',
    'Rafael',
    'Horas de Colombia',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('Localizador');
  // Travellers are listed once, under «Viajeros». Exclusions and instructions are separate lists.
  expect(text.split('Viajeros')).toHaveLength(2);
  const [row] = await app.deps.db.queryBrand<BookingRow>(
    'tiquete',
    `select ${BOOKING_COLUMNS} from bookings where id = $1`,
    [id],
  );
  const facts = row ? assistanceVoucher.facts(row) : [];
  expect(facts.map(([label]) => label)).toEqual(
    expect.arrayContaining(['Cobertura', 'Presta la asistencia', 'Teléfonos de emergencia']),
  );
  expect(JSON.stringify(facts)).toContain('WhatsApp: +573000000000');
  const calendar = await browser.get(`/api/bookings/${id}/documents/calendar.ics`);
  expect(calendar.body).toContain('Asistencia en viaje: Europa 60');
  // Health answers reach the supplier, but none of our documents.
  const everything = [JSON.stringify(detail), text, calendar.body, app.logged()].join();
  expect(everything).not.toContain('Hipertensión');
  const tables = await app.deps.db.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  for (const { name } of tables)
    expect(
      JSON.stringify(await app.deps.db.query(`select t::text as line from ${name} t`)),
    ).not.toContain('Hipertensi');
});

it("serves the supplier's own policy only to visitors who may see the booking", async () => {
  const browser = app.guest();
  const id = await app.buy(browser);
  const path = `/api/asisstances/bookings/${id}/policy.pdf`;
  const reply = await browser.get(path);
  expect([reply.body, reply.headers['cache-control']]).toEqual([
    '%PDF-1.7 Marta',
    'private, no-store',
  ]);
  expect((await app.guest().get(path)).statusCode).toBe(404);
});

it("refunds everything within five business days, and after that by the plan's terms", async () => {
  const browser = app.guest();
  const id = await app.buy(browser);
  const quote = async () => (await app.bookingOf(browser, id)).cancellation_now;
  // The plan's own terms retain a part in the last days before cover begins.
  expect(await quote()).toMatchObject({ penalty: 0, right: 'FARE' });
  app.advance(Date.parse('2027-03-08T17:00:00Z') - app.deps.clock().getTime());
  const late = app.guest();
  const second = await app.buy(late);
  const fresh = (await app.bookingOf(late, second)).cancellation_now;
  expect(fresh).toMatchObject({ is_cancellable: true, penalty: 0, right: 'RETRACTO' });
});

it('issues until the first day of cover ends in Colombia, and not later', async () => {
  const id = await app.buy(app.guest());
  requests.orders.length = 0;
  app.advance(Date.parse('2027-03-11T04:59:00Z') - app.deps.clock().getTime());
  expect(await app.issue(id)).toMatchObject({ kind: 'yes' });
  expect(requests.orders).toHaveLength(1);
  app.advance(60_000);
  own.reprice = async () => {
    throw new Error('such days are not sold');
  };
  expect(await app.issue(id)).toEqual({ kind: 'no', reason: 'refused' });
  expect(requests.orders).toHaveLength(1);
});
