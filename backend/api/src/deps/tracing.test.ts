import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addDays, today } from '@tiquete/domain';
import { createSandbox, SANDBOX_CREDENTIALS, type Sandbox } from '@tiquete/sandbox';
import { createFakeGateway, type FakeGateway } from '../bookings/testing/fakeGateway';
import { findRoom, prebookingOf } from '../products/hotels/testing/findRoom';
import { aCustomer } from '../products/hotels/testing/prebookings';
import { openBrowser } from '../testing/browser';
import { startTestApp, type TestApp } from '../testing/testApp';
import { exportTraces } from './tracing';

/** Tests a sale's trace as a receiver of OTLP gets it: the app on a real database, with a supplier's stand-in over HTTP. */
interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: unknown }[];
}
const BROWSER = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' };
let receiver: Server;
let bodies: string[];
let sandbox: Sandbox;
let gateway: FakeGateway;
let test: TestApp;
const warn = jest.fn();

beforeAll(async () => {
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      bodies.push(`${request.url} ${Buffer.concat(chunks).toString()}`);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  sandbox = await createSandbox({ now: () => test?.deps.clock() ?? new Date() });
  gateway = createFakeGateway();
  test = await startTestApp({
    gateway,
    config: { hotelbeds: { url: sandbox.url, photosUrl: null, ...SANDBOX_CREDENTIALS } },
    // A busy machine must not fail a search.
    overrides: { deadlines: { searchMs: 40_000 } },
  });
});
afterAll(async () => {
  await test.close();
  await sandbox.close();
  receiver.closeAllConnections();
  receiver.close();
});
beforeEach(() => {
  bodies = [];
  test.advance(11 * 60_000);
});

const addressOf = (server: Server) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`;
const open = (share: number, url = addressOf(receiver)) =>
  exportTraces({ role: 'all', tracing: { url, headers: {}, service: 'tiquete', share } }, { warn });
const received = (): ReceivedSpan[] =>
  bodies.flatMap((body) =>
    JSON.parse(body.slice(body.indexOf(' '))).resourceSpans.flatMap(
      ({ scopeSpans }: { scopeSpans: { spans: ReceivedSpan[] }[] }) =>
        scopeSpans.flatMap(({ spans }) => spans),
    ),
  );

/** Sells a room. The prebooking continues the browser's trace. */
async function sell() {
  const browser = openBrowser(test.app, 'localhost');
  const checkin = addDays(today(test.deps.clock()), 60);
  const found = await findRoom(browser, { checkin, checkout: addDays(checkin, 2) });
  const sent = prebookingOf(found, found.tariff);
  const reply = await browser.postJson('/api/hotels/prebookings', sent, {
    'idempotency-key': randomUUID(),
    traceparent: `00-${BROWSER.trace}-${BROWSER.span}-00`,
  });
  expect(reply.statusCode).toBe(201);
  const bookingId = reply.json().data.booking.id;
  const { reference } = (
    await browser.postJson('/api/payments', { bookingId }, { 'idempotency-key': randomUUID() })
  ).json().data;
  gateway.settle(reference, 'APPROVED');
  test.advance(4000);
  await browser.get(`/api/payments/${reference}`);
  const worker = test.deps.sales.checkout.createWorker();
  while ((await worker.runDue()) > 0);
  return (await browser.get(`/api/bookings/${bookingId}`)).json().data;
}

it('exports one trace from the call of a browser to the worker, the supplier and the database', async () => {
  const close = await open(1);
  const booking = await sell();
  await close();
  expect(booking.status).toBe('OK');
  expect(bodies.every((body) => body.startsWith('/v1/traces '))).toBe(true);
  const spans = received().filter(({ traceId }) => traceId === BROWSER.trace);
  const childrenOf = (parent: { spanId: string } | undefined) =>
    spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId);
  const request = spans.find(({ parentSpanId }) => parentSpanId === BROWSER.span);
  expect(request?.name).toBe('POST /api/hotels/prebookings');
  expect(childrenOf(request).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['insert bookings', 'step booking']),
  );
  // The step that books at the supplier, of those that continue the trace.
  const steps = childrenOf(request).filter(({ name }) => name === 'step booking');
  const booked = steps.find((step) => childrenOf(step).some(({ name }) => name === 'POST HB'));
  expect(childrenOf(booked).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['update bookings', 'POST HB']),
  );
});

it('exports no personal data, no value of a statement and no id of a booking', async () => {
  const close = await open(1);
  const booking = await sell();
  await close();
  const { name, lastname, document, email, phone } = aCustomer();
  const sent = JSON.stringify(received());
  expect(received().length).toBeGreaterThan(20);
  for (const secret of [name, lastname, document, email, phone, booking.id, booking.code])
    expect(sent).not.toContain(secret);
  const keys = received().flatMap(({ attributes }) => attributes.map(({ key }) => key));
  expect([
    'db.query.summary',
    'db.system.name',
    // The type of an error, when a call failed.
    'error.type',
    'http.request.method',
    'http.response.status_code',
    'http.route',
    'peer.service',
    'tiquete.brand',
    'url.template',
  ]).toEqual(expect.arrayContaining(keys));
});

it('stores the requests and steps of the sale with their calls, also without a receiver', async () => {
  const booking = await sell();
  await test.deps.mailing.createWorker().runDue();
  const rows = await test.deps.db.query<{ name: string; trace_id: string; calls: object[] }>(
    'select name, trace_id, calls from booking_traces where booking_id = $1 order by id',
    [booking.id],
  );
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['POST /api/hotels/prebookings', 'POST /api/payments', 'step booking']),
  );
  const step = rows.find(({ name }) => name === 'step booking');
  expect(step?.trace_id).toBe(BROWSER.trace);
  expect(step?.calls).toContainEqual({
    name: 'HB',
    method: 'POST',
    path: '/hotel-api/1.0/bookings',
    ms: expect.any(Number),
    outcome: 'ok',
  });
  expect(JSON.stringify(rows)).not.toContain('Marta');
});

it('exports nothing of traces outside the share, although the caller asks for it', async () => {
  const close = await open(0);
  const reply = await openBrowser(test.app, 'localhost').get('/api/white_brands', {
    traceparent: `00-${BROWSER.trace}-${BROWSER.span}-01`,
  });
  await close();
  expect([reply.statusCode, bodies]).toEqual([200, []]);
});

it('answers while the receiver is away, and logs that traces are lost', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const url = addressOf(closed);
  closed.close();
  const close = await open(1, url);
  const reply = await openBrowser(test.app, 'localhost').get('/api/white_brands');
  await close();
  expect(reply.statusCode).toBe(200);
  expect(warn).toHaveBeenCalledWith({ problem: expect.any(String) }, 'traces are not exported');
});
