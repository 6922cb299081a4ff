import { startTestApp, type TestApp } from '../../testing/testApp';
import { openCase } from '../../bookings/cases';
import type { Message } from '../ports';

const HOUR_MS = 3_600_000;
const QUOTA = 3;
const sent: string[] = [];
let written = 0;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({
    config: { brandQuotas: { uploadsPerHour: 9, draftsPerHour: 9, mailsPerHour: QUOTA } },
    mailTransport: {
      send: async (message: Message) => {
        sent.push(message.to.address);
        return { kind: 'sent' };
      },
    },
  });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.deps.db.query('truncate mails, cases, rate_counters cascade');
  sent.length = 0;
});

/** Each mail has its own mailbox, so that only the brand's quota limits them. */
async function enqueue(count: number, brand = 'tiquete'): Promise<string[]> {
  const mailboxes = Array.from({ length: count }, () => `ana${(written += 1)}@viajes.test`);
  for (const to of mailboxes) {
    test.advance(10);
    await test.deps.db.withBrand(brand, (tx) =>
      test.deps.mail.enqueue(tx, { brand, to, template: 'account.deleted', data: { name: 'Ana' } }),
    );
  }
  return mailboxes;
}
async function work(concurrency = 1): Promise<void> {
  const worker = test.deps.mailing.createWorker({ concurrency });
  while ((await worker.runDue()) > 0);
}
const cases = () =>
  test.deps.db.withBrand('tiquete', (tx) =>
    tx.query("select state, data from cases where kind = 'MAIL_QUOTA' order by opened_at"),
  );

it('queues mails over a brand’s quota, opens a case, and later sends all of them in order', async () => {
  const mailboxes = await enqueue(8);
  await work();
  expect(sent).toEqual(mailboxes.slice(0, QUOTA));
  const until = new Date(test.deps.clock().getTime() + HOUR_MS).toISOString();
  expect(await cases()).toEqual([
    { state: 'OPEN', data: { mails_per_hour: QUOTA, mails_waiting: 5, waits_until: until } },
  ]);
  expect(test.logged()).toContain('brand reached its quota of mails');
  for (const count of [6, 8]) {
    test.advance(HOUR_MS + 1000);
    await work();
    expect(sent).toEqual(mailboxes.slice(0, count));
  }
  expect(await cases()).toMatchObject([{ state: 'RESOLVED' }]);
});

it('does not delay another brand', async () => {
  await enqueue(QUOTA + 1);
  const others = await enqueue(QUOTA, 'andes');
  await work();
  expect(sent).toHaveLength(2 * QUOTA);
  expect(sent).toEqual(expect.arrayContaining(others));
});

it('sends no more with several workers at once, and loses no mail', async () => {
  const mailboxes = await enqueue(12);
  await Promise.all([work(4), work(4), work(4)]);
  expect(sent).toHaveLength(QUOTA);
  for (let hour = 0; hour < 3; hour += 1) {
    test.advance(HOUR_MS + 1000);
    await work(4);
  }
  expect([...sent].sort()).toEqual([...mailboxes].sort());
});

it('leaves cases of other kinds open', async () => {
  const key = 'RECONCILIATION:1';
  await test.deps.db.withBrand('tiquete', (tx) =>
    openCase(tx, {
      brand: 'tiquete',
      kind: 'RECONCILIATION',
      key,
      at: test.deps.clock(),
      data: {},
    }),
  );
  await enqueue(QUOTA + 1);
  await work();
  test.advance(HOUR_MS + 1000);
  await work();
  const open = await test.deps.db.withBrand('tiquete', (tx) =>
    tx.query("select kind from cases where state = 'OPEN'"),
  );
  expect(open).toEqual([{ kind: 'RECONCILIATION' }]);
});
