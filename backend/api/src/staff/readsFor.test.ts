import { startPair, type TestPair, until } from '../testing/standby';
import { openOperations, OPERATOR } from './testing/openOperations';
import { OWN_WRITES_MS } from './readsFor';

let pair: TestPair;
const { fixture, aCase, browserOf } = openOperations(async () => {
  pair = await startPair();
  process.env.TEST_DATABASE_URL = pair.primary.url();
  return { readPort: pair.standby.port };
});
afterAll(() => pair.close());

const counts = async () => {
  const { values } = await fixture.test.deps.metrics.registry
    .getSingleMetric('database_staff_reads_total')!
    .get();
  return Object.fromEntries(values.map(({ labels, value }) => [labels.outcome, value]));
};
/** Outcome of the read that one call makes. */
async function outcomeOf(path: string, operator = fixture.operator) {
  const before = await counts();
  expect((await operator.get(path)).statusCode).toBe(200);
  const after = await counts();
  return Object.keys(after).filter((outcome) => after[outcome] !== before[outcome]);
}
const LISTS = [
  '/api/operations/summary',
  '/api/operations/bookings',
  `/api/operations/bookings?q=TQ`,
  '/api/operations/cases',
  '/api/console/packages/departures',
];
const ask = () =>
  fixture.operator.postJson(`/api/operations/bookings/${fixture.booking.id}/asks`, {});

it('reads lists, search and summary from the replica', async () => {
  await until(async () => (await outcomeOf(LISTS[0]!)).includes('replica'));
  for (const path of LISTS) {
    await until(async () => (await outcomeOf(path)).includes('replica'));
    expect(await outcomeOf(path)).toEqual(['replica']);
  }
});

it('reads from the primary after an own write, on every device of the person, but not for a colleague', async () => {
  await until(async () => (await outcomeOf(LISTS[0]!)).includes('replica'));
  expect((await ask()).statusCode).toBe(200);
  for (const path of LISTS) expect(await outcomeOf(path)).toEqual(['own write']);
  expect(await outcomeOf(LISTS[0]!, await browserOf(OPERATOR))).toEqual(['own write']);
  const colleague = await browserOf(OPERATOR, 'andes.localhost');
  expect(await outcomeOf(LISTS[0]!, colleague)).toEqual(['replica']);
  fixture.test.advance(OWN_WRITES_MS);
  expect(await outcomeOf(LISTS[0]!)).toEqual(['replica']);
});

it('shows what an operator just did although the replica has not got it', async () => {
  const id = await aCase();
  const { data: seen } = (await fixture.operator.get(`/api/operations/cases/${id}`)).json();
  await until(async () => (await outcomeOf(LISTS[0]!)).includes('replica'));
  const open = async () =>
    (await fixture.operator.get('/api/operations/cases?state=OPEN'))
      .json()
      .data.map((one: { id: string }) => one.id);
  await until(async () => (await open()).includes(id));
  await pair.standby.query('select pg_wal_replay_pause()');
  try {
    const resolved = await fixture.operator.postJson(`/api/operations/cases/${id}/resolutions`, {
      version: seen.version,
      note: 'ya está listo',
    });
    expect(resolved.statusCode).toBe(200);
    expect(await open()).not.toContain(id);
  } finally {
    await pair.standby.query('select pg_wal_replay_resume()');
  }
});
