import { record } from '../bookings/repository';
import { createFakeGateway } from '../bookings/testing/fakeGateway';
import { aCall, aQuote, toAnswer } from '../bookings/testing/builders';
import { startTestApp, type TestApp } from '../testing/testApp';
import { createSmtpTransport, type MailTransport } from '.';
import { startSmtpServer } from './testing/smtpServer';

const HOUR_MS = 3_600_000;
type Smtp = Awaited<ReturnType<typeof startSmtpServer>>;
let test: TestApp;
let smtp: Smtp;
let transport: MailTransport;

beforeAll(async () => {
  test = await startTestApp({
    gateway: createFakeGateway(),
    mailTransport: { send: (message, id) => transport.send(message, id) },
  });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.deps.db.query('truncate bookings, mails, outbox, rate_counters cascade');
  smtp = await startSmtpServer();
  transport = createSmtpTransport(smtp.url);
});
afterEach(() => smtp.close());
const worker = () => test.deps.mailing.createWorker();
/** Runs a worker until no mail is due, repeatedly, while time passes. */
async function work(hours: number, stepMs = HOUR_MS / 12) {
  const one = worker();
  for (let passed = 0; passed <= hours * HOUR_MS; passed += stepMs) {
    while ((await one.runDue()) > 0);
    test.advance(stepMs);
  }
}
/** Its own mail waits in case the purchase ends soon; afterwards it is due. */
const aBooking = async (email = 'ana@viajes.test') => {
  const quote = aQuote(test.deps.clock(), {
    payBy: new Date(test.deps.clock().getTime() + 1000 * HOUR_MS),
  });
  quote.people.customer.email = email;
  const booked = await test.deps.sales.checkout.createBooking(aCall(), async () => ({
    quote,
    toAnswer,
  }));
  test.advance(HOUR_MS / 20);
  return booked.bookingId;
};
const addEvent = (bookingId: string, code: string, data = {}) =>
  test.deps.db.withBrand('tiquete', (tx) =>
    record(tx, { brand: 'tiquete', bookingId, at: test.deps.clock(), code, data }),
  );
const rows = () =>
  test.deps.db.withBrand('tiquete', (tx) =>
    tx.query<{
      state: string;
      problem: string | null;
      sealed: string | null;
      content: string | null;
    }>('select state, problem, sealed, content from mails order by seq'),
  );
const states = async () => (await rows()).map(({ state }) => state);
const enqueue = (to: string, template = 'account.deleted' as const) =>
  test.deps.db.withBrand('tiquete', (tx) =>
    test.deps.mail.enqueue(tx, { brand: 'tiquete', to, template, data: { name: 'Ana' } }),
  );

it('sends a mail for each outbox event once, in order, with any number of workers', async () => {
  const bookingId = await aBooking();
  await addEvent(bookingId, 'PAYMENT_OPENED');
  await addEvent(bookingId, 'PAYMENT_REJECTED', { reference: 'X-1' });
  await addEvent(bookingId, 'REFUND_OWED', { reason: 'DUPLICATE_PAYMENT', amount: 480_000 });
  const workers = [worker(), worker(), worker()];
  for (let turn = 0; turn < 6; turn += 1) await Promise.all(workers.map((one) => one.runDue()));
  expect(smtp.received.map(({ subject }) => subject.slice(0, 14))).toEqual([
    expect.stringMatching(/Tu reserva/),
    expect.stringMatching(/Tu pago no/),
    expect.stringMatching(/UTF-8|Te vamos/),
  ]);
  expect(smtp.received.every(({ to }) => to[0] === 'ana@viajes.test')).toBe(true);
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(3);
  expect(smtp.received[0]?.raw).toMatch(/^From: Tiquete <hola@tiquete.test>/m);
});

it('limits each mailbox and kind of mail, and drops no receipt, ticket, cancellation or refund', async () => {
  const bookings = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const bookingId = await aBooking('victima@viajes.test');
    bookings.push(bookingId);
    await addEvent(bookingId, 'PAYMENT_REJECTED');
  }
  await aBooking('otra@viajes.test');
  await work(1);
  const to = (email: string) => smtp.received.filter((mail) => mail.to[0] === email);
  const about = (text: string) =>
    to('victima@viajes.test').filter(({ subject }) => subject.includes(text)).length;
  expect([about('falta el pago'), about('no fue aprobado')]).toEqual([3, 2]);
  expect(to('otra@viajes.test')).toHaveLength(1);
  for (const bookingId of bookings)
    for (const code of ['PAYMENT_APPROVED', 'CONFIRMED', 'CANCELLED', 'REFUND_OWED', 'REFUNDED'])
      await addEvent(bookingId, code, { amount: 480_000, penalty: 0, refund: 480_000 });
  await work(1);
  expect(to('victima@viajes.test')).toHaveLength(3 + 2 + 5 * 5);
});

it('sends an account’s mailbox at most thirty mails of a kind in an hour', async () => {
  for (let turn = 0; turn < 33; turn += 1) await enqueue('ana@viajes.test');
  await enqueue('otra@viajes.test');
  await work(0.1);
  expect(smtp.received.filter(({ to }) => to[0] === 'ana@viajes.test')).toHaveLength(30);
  expect(smtp.received).toHaveLength(31);
});

it('loses no mail while no SMTP server listens', async () => {
  await aBooking();
  await smtp.close();
  await worker().runDue();
  expect(await rows()).toMatchObject([
    { state: 'DUE', problem: expect.stringContaining('ESOCKET') },
  ]);
  const again = await startSmtpServer();
  transport = createSmtpTransport(again.url);
  await work(1);
  expect(again.received).toHaveLength(1);
  await again.close();
});

it.each(['later', 'later-after-data'] as const)(
  'tries again after a temporary rejection (%s), and the next mail of the booking waits',
  async (behaviour) => {
    smtp.next(behaviour, behaviour);
    const bookingId = await aBooking();
    await addEvent(bookingId, 'PAYMENT_REJECTED');
    const other = await aBooking('otra@viajes.test');
    await worker().runDue();
    expect(smtp.received.map(({ to }) => to[0])).not.toContain('ana@viajes.test');
    await work(2);
    expect(
      smtp.received.filter(({ to }) => to[0] === 'ana@viajes.test').map(({ subject }) => subject),
    ).toEqual([
      expect.stringContaining('falta el pago'),
      expect.stringContaining('no fue aprobado'),
    ]);
    expect(smtp.received.filter(({ to }) => to[0] === 'otra@viajes.test')).toHaveLength(1);
    expect(other).not.toBe(bookingId);
  },
);

it('gives up a mail that the server rejects permanently, and sends the next one', async () => {
  smtp.next('refuse');
  const bookingId = await aBooking();
  await addEvent(bookingId, 'PAYMENT_REJECTED');
  await work(1);
  expect(await states()).toEqual(['FAILED', 'SENT']);
  expect(test.logged()).not.toContain('ana@viajes.test');
  expect((await rows())[0]?.problem).toBe('EENVELOPE 550 RCPT TO');
});

it('closes the connection to a server that does not answer before the message was sent, and tries again', async () => {
  smtp.next('hang');
  transport = createSmtpTransport(smtp.url, { silenceMs: 300 });
  await aBooking();

  await worker().runDue();
  expect(await states()).toEqual(['DUE']);
  transport = createSmtpTransport(smtp.url);
  await work(1);
  expect(smtp.received).toHaveLength(1);
});

it('sends a mail again once with the same Message-ID when the connection broke after the message was sent, and never a third time', async () => {
  smtp.next('cut-after-data', 'cut-after-data');
  await aBooking();
  await work(100, 2 * HOUR_MS);
  expect(await states()).toEqual(['UNCLEAR']);
  expect(smtp.readButUnanswered).toHaveLength(2);
  expect(new Set(smtp.readButUnanswered.map(({ messageId }) => messageId)).size).toBe(1);
});

it('sends a mail again once when its worker died while sending', async () => {
  const bookingId = await aBooking();
  await worker().runDue();
  await test.deps.db.withBrand('tiquete', (tx) =>
    tx.query(
      "update mails set state = 'SENDING', next_at = $1, sent_at = null where booking_id = $2",
      [test.deps.clock(), bookingId],
    ),
  );
  await work(1);
  expect(await states()).toEqual(['SENT']);
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(1);
  expect(smtp.received).toHaveLength(2);
});

it('a row that cannot be written does not delay other rows', async () => {
  const bookingId = await aBooking();
  await test.deps.db.withBrand('tiquete', (tx) =>
    tx.query("update bookings set people = 'v1.x.y' where id = $1", [bookingId]),
  );
  for (let count = 0; count < 9; count += 1) await aBooking(`viajero${count}@viajes.test`);
  await work(1);
  expect(smtp.received).toHaveLength(9);
  await work(40, 2 * HOUR_MS);
  expect(await states()).toEqual(['FAILED', ...Array.from({ length: 9 }, () => 'SENT')]);
});

it('drops a mail when its booking changed state before it was sent', async () => {
  const bookingId = await aBooking();
  await test.deps.db.withBrand('tiquete', (tx) =>
    tx.query("update bookings set state = 'EXPIRED' where id = $1", [bookingId]),
  );
  await work(1);
  expect(await states()).toEqual(['DROPPED']);
  expect(smtp.received).toEqual([]);
});

it('stores the address and the link of an account encrypted, and erases them after sending', async () => {
  await test.deps.db.withBrand('tiquete', (tx) =>
    test.deps.mail.enqueue(tx, {
      brand: 'tiquete',
      to: 'eva@viajes.test',
      template: 'account.reset',
      data: { name: 'Eva', url: '/reset_password#token=abc', minutes: 30 },
    }),
  );
  const [waiting] = await rows();
  expect(waiting?.sealed).toMatch(/^v1\./);
  expect(JSON.stringify(waiting)).not.toMatch(/eva|abc/);
  await work(1);
  expect(await rows()).toMatchObject([{ state: 'SENT', sealed: null, content: null }]);
  expect(smtp.received[0]?.raw.replaceAll('=\r\n', '')).toContain(
    'http://localhost/reset_password#token=3Dabc',
  );
});

it('is sent only if the transaction that wrote it commits', async () => {
  const failed = test.deps.db.withBrand('tiquete', async (tx) => {
    await test.deps.mail.enqueue(tx, {
      brand: 'tiquete',
      to: 'eva@viajes.test',
      template: 'account.deleted',
      data: { name: 'Eva' },
    });
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  await work(1);
  expect(smtp.received).toEqual([]);
});

it('lists and deletes the mails to one address', async () => {
  await enqueue('eva@viajes.test');
  await enqueue('otra@viajes.test');
  await work(1);
  await enqueue('Eva@viajes.test');
  const listed = () =>
    test.deps.db.withBrand('tiquete', (tx) =>
      test.deps.mail.listFor(tx, 'tiquete', 'eva@viajes.test'),
    );
  expect(await listed()).toMatchObject([
    { subject: 'account.deleted', sent_at: null },
    { subject: 'Eliminamos tu cuenta de Tiquete', sent_at: expect.any(Date) },
  ]);
  await test.deps.db.withBrand('tiquete', (tx) =>
    test.deps.mail.forget(tx, 'tiquete', 'eva@viajes.test'),
  );
  expect(await listed()).toEqual([]);
  await work(1);
  expect(smtp.received).toHaveLength(2);
});

it('contains the unsubscribe address only in mails about an alert', async () => {
  const trip = { route: 'Bogotá – Medellín', days: '10 mar. 2027' };
  const oneClickUrl = `/api/flights/price_alerts/endings/one_click?token=${'x'.repeat(43)}`;
  await enqueue('ana@viajes.test');
  await test.deps.db.withBrand('tiquete', (tx) =>
    test.deps.mail.enqueue(tx, {
      brand: 'tiquete',
      to: 'ana@viajes.test',
      template: 'alert.confirm',
      data: { ...trip, price: null, url: '/a#b', endUrl: '/a#c', oneClickUrl, hours: 48 },
    }),
  );
  await worker().runDue();
  const heads = smtp.received.map(({ raw }) => raw.replace(/\r\n[ \t]/g, ' '));
  expect(heads).toHaveLength(2);
  const [alert, ...others] = heads.filter((raw) => /^List-Unsubscribe:/m.test(raw));
  expect(others).toEqual([]);
  expect(alert).toMatch(
    new RegExp(`^List-Unsubscribe: <https?://[^/>]+${oneClickUrl.replace('?', '\\?')}>\r$`, 'm'),
  );
  expect(alert).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
});
