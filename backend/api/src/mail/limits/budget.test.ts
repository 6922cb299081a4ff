import { createPostgresCounters } from '../../lib/counters/postgres';
import { openTestDatabase } from '../../testing/testDatabase';
import { accountMailSchemas, alertMailSchemas } from '../templates';
import { createBudget } from './budget';
import { BOOKING_TEMPLATES } from '../topics';

/** Mails to one mailbox within a minute, more than any budget. */
const FLOOD = 70;
const TEMPLATES = [
  ...BOOKING_TEMPLATES,
  ...Object.keys(accountMailSchemas),
  ...Object.keys(alertMailSchemas),
];
let opened: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

it('limits every kind of mail to one mailbox, except receipts, tickets, cancellations and refunds', async () => {
  const allowanceOf = createBudget(
    createPostgresCounters(opened.db),
    () => new Date('2027-01-10T15:00:00Z'),
    { mailsPerHour: 100_000 },
  );
  const mayGo = async (template: string, email: string) =>
    (await allowanceOf({ brand: 'tiquete', template, email, isResent: false })).kind === 'allowed';
  const unlimited: string[] = [];
  for (const template of TEMPLATES) {
    let sent = 0;
    while (sent < FLOOD && (await mayGo(template, 'victima@viajes.test'))) sent += 1;
    if (sent === FLOOD) unlimited.push(template);
    expect([template, sent >= 2, await mayGo(template, 'otra@viajes.test')]).toEqual([
      template,
      true,
      true,
    ]);
  }
  expect(unlimited).toEqual([
    'payment.approved',
    'booking.issued',
    'booking.rejected',
    'booking.cancelled',
    'refund.owed',
    'refund.done',
  ]);
});
