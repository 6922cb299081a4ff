import { randomUUID } from 'node:crypto';
import { setIdOf, storeSets } from '../../releases/registry/releaseSet';
import { createSignedFields } from '../../releases/rollout/signedFields';
import { openBrowser } from '../../testing/browser';
import { TEST_KEY } from '../../testing/testApp';
import { errorCodeOf, openOperations, OPERATOR, TRAVELLER } from '../testing/openOperations';

const LOGS = 'https://logs.example/?q={id}';
const { fixture, browserOf, product, aPaidBooking } = openOperations({
  config: { stores: { logs: LOGS, traces: null } },
});
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const storyOf = async (id: string, browser = fixture.operator) =>
  browser.get(`/api/operations/stories/${id}`);
/** A request that changes the booking: an operator has its supplier queried again. */
async function aRequest(): Promise<string> {
  const requestId = randomUUID();
  const reply = await fixture.operator.postJson(
    `/api/operations/bookings/${fixture.booking.id}/asks`,
    {},
    { 'x-request-id': requestId, traceparent: `00-${TRACE}-00f067aa0ba902b7-00` },
  );
  expect(reply.statusCode).toBe(200);
  return requestId;
}

it('tells the story of a booking by its code and by the id of a request or a trace', async () => {
  const requestId = await aRequest();
  for (const id of [fixture.booking.code, requestId, TRACE]) {
    const { data } = (await storyOf(id)).json();
    expect(data.booking.code).toBe(fixture.booking.code);
    expect(data.traces).toEqual([
      {
        at: fixture.test.deps.clock().toISOString(),
        name: 'POST /api/operations/bookings/:id/asks',
        outcome: '200',
        ms: expect.any(Number),
        trace_id: TRACE,
        request_id: requestId,
        code: null,
        calls: [],
      },
    ]);
    expect(data.booking.events.map(({ code }: { code: string }) => code)).toEqual(
      expect.arrayContaining(['CREATED', 'CONFIRMED', 'OPERATOR_ASKED']),
    );
    expect([data.logs_url, data.traces_url]).toEqual([LOGS, null]);
  }
});

it('shows a step that failed, with the trace that its log lines have', async () => {
  const { products } = fixture.test.deps.sales.checkout.engine;
  products.delete('HOTEL');
  const { booking } = await aPaidBooking();
  products.set('HOTEL', product);
  const { traces } = (await storyOf(booking.code)).json().data;
  const step = traces.find(({ outcome }: { outcome: string }) => outcome === 'failed');
  expect(step).toMatchObject({ name: 'step booking', request_id: null });
  const line = fixture.test
    .logged()
    .split('\n')
    .find((each) => each.includes('"step failed"') && each.includes(booking.id));
  expect(JSON.parse(line ?? '{}').traceId).toBe(step.trace_id);
});

it('names the releases of the page that sent a request', async () => {
  const { db, clock } = fixture.test.deps;
  const parts = new Map([['hotels', 'hotels_ab12']]);
  const set = setIdOf(parts);
  await storeSets(db, [parts]);
  const cookie = createSignedFields([TEST_KEY], clock).write('release-set', 'tiquete', [set]);
  fixture.operator.jar.store([`set=${cookie}`]);
  await aRequest();
  const code = set.replace('set_', 'tiquete.');
  const { traces, releases } = (await storyOf(fixture.booking.code)).json().data;
  expect(traces[0].code).toBe(code);
  expect(releases).toEqual([{ code, parts: [{ part: 'hotels', release: 'hotels_ab12' }] }]);
});

it('masks the people, and says when no booking has the id', async () => {
  const { booking } = (await storyOf(fixture.booking.code)).json().data;
  expect(JSON.stringify(booking)).not.toMatch(/Secreta|marta@viajes|1032456789/);
  const missing = (await storyOf(randomUUID())).json().data;
  expect([missing.booking, missing.traces, missing.logs_url]).toEqual([null, [], LOGS]);
  const wrong = await storyOf('corto');
  expect([wrong.statusCode, errorCodeOf(wrong)]).toEqual([400, 'INVALID_FORMAT']);
});

it('exists only for operators of the brand, and records each call', async () => {
  await aRequest();
  for (const browser of [await browserOf(TRAVELLER), openBrowser(fixture.test.app, 'localhost')]) {
    const reply = await storyOf(fixture.booking.code, browser);
    expect([reply.statusCode, errorCodeOf(reply)]).toEqual([404, 'NOT_FOUND']);
  }
  const foreign = await browserOf(OPERATOR, 'andes.localhost');
  for (const id of [fixture.booking.code, TRACE])
    expect((await storyOf(id, foreign)).json().data.booking).toBeNull();
  const acts = await fixture.test.deps.db.query<{ data: { params: { id: string } } }>(
    "select data from operator_log where brand = 'andes' and act = 'GET operations/stories/:id' order by at",
  );
  expect(acts.map(({ data }) => data.params.id)).toEqual([fixture.booking.code, TRACE]);
});
