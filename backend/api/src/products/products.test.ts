import { randomUUID } from 'node:crypto';
import type { ModuleId } from '@tiquete/contracts';
import { PRODUCTS } from '.';
import { startWorker } from '../deps/worker';
import { aCall, aQuote, toAnswer } from '../bookings/testing/builders';
import { createFakeGateway } from '../bookings/testing/fakeGateway';
import { readPdf } from '../vouchers/testing/readPdf';
import type { MailTransport } from '../mail';
import { openBrowser } from '../testing/browser';
import { startTestApp, type TestApp } from '../testing/testApp';
import { createCruises } from './testing/cruises';

type Mail = Parameters<MailTransport['send']>[0];

let test: TestApp;
afterEach(() => test.close());

it('sells, documents, mails, measures and closes a product that is added to the list', async () => {
  const cruises = createCruises();
  const gateway = createFakeGateway();
  const mails: Mail[] = [];
  test = await startTestApp({
    products: [...PRODUCTS, cruises.line],
    gateway,
    mailTransport: { send: async (mail) => (mails.push(mail), { kind: 'sent' }) },
  });
  const { sales, mailing, metrics } = test.deps;
  const worker = sales.checkout.createWorker();
  const guest = openBrowser(test.app, 'localhost');

  const key = randomUUID();
  const book = () => guest.postJson('/api/cruises/bookings', {}, { 'idempotency-key': key });
  const { id, code } = (await book()).json();
  expect((await book()).json()).toEqual({ id, code });
  const payment = await guest.postJson(
    '/api/payments',
    { bookingId: id },
    { 'idempotency-key': randomUUID() },
  );
  gateway.settle(payment.json().data.reference, 'APPROVED');
  for (let minutes = 0; minutes < 3; minutes += 1) {
    while ((await worker.runDue()) > 0);
    test.advance(60_000);
  }

  const voucher = await guest.get(`/api/bookings/${id}/documents/voucher.pdf`);
  const { text } = await readPdf(voucher.rawPayload);
  expect(text).toContain('Voucher de crucero');
  expect(text).toContain('Muelle de Cartagena');
  const calendar = await guest.get(`/api/bookings/${id}/documents/calendar.ics`);
  expect(calendar.body).toContain('Crucero Caribe en siete noches');
  const mailer = mailing.createWorker();
  while ((await mailer.runDue()) > 0);
  const confirmed = mails.find(({ text: words }) => words.includes('Octava, con balcón'));
  expect(confirmed?.subject).toContain(code);
  expect(await metrics.registry.metrics()).toContain(
    'product_supplier_ready{product="CRUISE",supplier="SEA"} 1',
  );
  await startWorker(test.deps)();
  expect(cruises.calls).toEqual({ closed: 0, housekept: 1 });
  await test.deps.close();
  expect(cruises.calls.closed).toBe(1);
});

it('books nothing of a product that is missing from the list', async () => {
  test = await startTestApp();
  const booking = test.deps.sales.checkout.createBooking(aCall(), async () => ({
    quote: aQuote(test.deps.clock(), { product: 'CRUISE' as ModuleId }),
    toAnswer,
  }));
  await expect(booking).rejects.toThrow('No product is called CRUISE.');
  expect(await test.deps.db.query('select from bookings')).toEqual([]);
});
