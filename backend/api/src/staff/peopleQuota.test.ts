import { errorCodeOf, openOperations, OPERATOR } from './testing/openOperations';
import { showSecondFactor } from '../testing/testApp';
import { createPeopleQuota } from './peopleQuota';

const HOUR_MS = 3_600_000;
const COLLEAGUE = { email: 'oscar@viajes.test', password: 'clave-de-oscar-1' };
const { fixture, browserOf } = openOperations({ config: { peopleReads: { hour: 3, day: 5 } } });
type Browser = Awaited<ReturnType<typeof browserOf>>;

const read = (browser: Browser) =>
  browser.postJson(`/api/operations/bookings/${fixture.booking.id}/people`, {
    reason: 'El viajero llamó',
  });
async function show(browser: Browser = fixture.operator) {
  await showSecondFactor(fixture.test, OPERATOR.email);
  await showSecondFactor(fixture.test, COLLEAGUE.email);
  return read(browser);
}
const showSeveral = async (count: number) => {
  const statuses: number[] = [];
  for (let turn = 0; turn < count; turn += 1) statuses.push((await show()).statusCode);
  return statuses;
};
const openCases = () =>
  fixture.test.deps.db.withBrand('tiquete', (tx) =>
    tx.query<{ id: string; version: number; data: unknown }>(
      "select id, version, data from cases where kind = 'PEOPLE_QUOTA' and state = 'OPEN'",
    ),
  );
const anOperator = async ({ email, password }: typeof COLLEAGUE) =>
  fixture.test.deps.users.save(
    'tiquete',
    {
      email,
      name: 'Óscar Gil',
      passwordHash: await fixture.test.deps.passwords.hash(password),
      role: 'operator',
    },
    fixture.test.deps.clock(),
  );
beforeEach(async () => {
  await fixture.test.deps.db.query('delete from people_reads');
  await fixture.test.deps.db.query(
    "update cases set state = 'RESOLVED', resolved_at = now(), resolved_by = 'system', note = '-' where state = 'OPEN'",
  );
});

it('ends after the hourly quota, with the time to wait, and shows no personal data', async () => {
  expect(await showSeveral(3)).toEqual([200, 200, 200]);
  fixture.test.advance(60_000);
  const fourth = await show();
  expect([fourth.statusCode, errorCodeOf(fourth)]).toEqual([429, 'PEOPLE_QUOTA_REACHED']);
  expect(fourth.headers['retry-after']).toBe(String(59 * 60));
  expect(fourth.body).not.toContain('Marta');
  fixture.test.advance(HOUR_MS - 60_000);
  fixture.operator = await browserOf(OPERATOR);
  expect((await show()).statusCode).toBe(200);
});

it('ends after the daily quota too', async () => {
  expect(await showSeveral(3)).toEqual([200, 200, 200]);
  fixture.test.advance(HOUR_MS);
  fixture.operator = await browserOf(OPERATOR);
  expect(await showSeveral(3)).toEqual([200, 200, 429]);
  fixture.test.advance(23 * HOUR_MS);
  fixture.operator = await browserOf(OPERATOR);
  expect((await show()).statusCode).toBe(200);
});

it('writes a log line and opens a case, which another person closes', async () => {
  await anOperator(COLLEAGUE);
  await showSeveral(5);
  const [open, ...more] = await openCases();
  expect(more).toEqual([]);
  expect(open?.data).toEqual({ by: 'Olga Ruiz', shown_today: 3 });
  expect(fixture.test.logged()).toContain('quota of people reached');
  const close = (browser: Browser) =>
    browser.postJson(`/api/operations/cases/${open?.id}/resolutions`, {
      version: open?.version,
      note: 'Era una llamada masiva',
    });
  const own = await close(fixture.operator);
  expect([own.statusCode, errorCodeOf(own)]).toEqual([403, 'OWN_CASE']);
  expect((await close(await browserOf(COLLEAGUE))).statusCode).toBe(200);
});

it('counts separately for each operator', async () => {
  await anOperator(COLLEAGUE);
  await showSeveral(4);
  expect((await show(await browserOf(COLLEAGUE))).statusCode).toBe(200);
});

it('allows no more reads for twenty simultaneous requests than for sequential ones', async () => {
  await show();
  // The first read has shown the second factor. Twenty tests of it at once would wait for each other's rows.
  const replies = await Promise.all(Array.from({ length: 20 }, () => read(fixture.operator)));
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
});

it('counts each booking of a list: a list may exceed the quota once, and the next read waits', async () => {
  const quota = createPeopleQuota(fixture.test.deps);
  const user = await fixture.test.deps.users.byEmail('tiquete', OPERATOR.email);
  const operator = { brandId: 'tiquete', id: user?.id ?? '' };
  await quota.take(operator, 1);
  await quota.take(operator, 40);
  await expect(quota.take(operator, 1)).rejects.toMatchObject({ code: 'PEOPLE_QUOTA_REACHED' });
  await quota.take(operator, 0);
});
