import fastify, { type FastifyInstance } from 'fastify';
import { AppError } from '../lib/errors';
import { limitCosts } from './limitCosts';

const WORDS = { aqui: 1, lejos: 4 };
let app: FastifyInstance;
let now: number;
interface Body {
  word: keyof typeof WORDS;
  day: number;
}
const shared: Record<string, Body> = {};

beforeEach(() => {
  now = Date.parse('2027-01-05T10:00:00Z');
  app = fastify({ trustProxy: true });
  limitCosts(app, { unitsPerMinute: 10, clock: () => new Date(now) });
  app.post<{ Body: Body }>('/', {
    // Makes repeated bodies the same object, like `rememberBodies`.
    preValidation: async (request) => {
      request.body = shared[JSON.stringify(request.body)] ??= request.body;
    },
    preHandler: async (request) => app.costs?.spend(request, WORDS[request.body.word]),
    handler: async () => 'found',
  });
  app.setErrorHandler((error, _, reply) => {
    if (!(error instanceof AppError)) throw error;
    return reply.code(429).headers(error.headers).send(error.code);
  });
});
afterEach(() => app.close());

let day = 0;
const request = (from: string, word: keyof typeof WORDS, ofDay = (day += 1)) =>
  app.inject({
    method: 'POST',
    url: '/',
    headers: { 'x-forwarded-for': from },
    payload: { word, day: ofDay },
  });
const statuses = async (count: number, from: string, word: keyof typeof WORDS) => {
  const answers: number[] = [];
  for (let turn = 0; turn < count; turn += 1) answers.push((await request(from, word)).statusCode);
  return answers;
};

it('accepts fewer expensive searches than cheap ones', async () => {
  expect(await statuses(11, '203.0.113.1', 'aqui')).toEqual([...Array(10).fill(200), 429]);
  expect(await statuses(3, '203.0.113.2', 'lejos')).toEqual([200, 200, 429]);
});

it('states when to retry', async () => {
  await statuses(2, '203.0.113.3', 'lejos');
  const refused = await request('203.0.113.3', 'lejos');
  expect(refused.body).toBe('RATE_LIMITED');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
});

it('counts a /64 of IPv6 as one caller, and the next one as another', async () => {
  await statuses(2, '2001:db8:0:1::1', 'lejos');
  expect((await request('2001:db8:0:1:ffff::2', 'lejos')).statusCode).toBe(429);
  expect((await request('2001:db8:0:2::1', 'lejos')).statusCode).toBe(200);
});

it('counts a search that a page repeats once, until it would run again', async () => {
  for (let turn = 0; turn < 20; turn += 1)
    expect((await request('203.0.113.5', 'lejos', 9000)).statusCode).toBe(200);
  expect((await request('203.0.113.5', 'lejos')).statusCode).toBe(200);
  now += 31_000;
  expect((await request('203.0.113.5', 'lejos', 9000)).statusCode).toBe(429);
  // Another network pays for the same search again.
  expect((await request('203.0.113.6', 'lejos', 9000)).statusCode).toBe(200);
});

it('counts no call from this machine', async () => {
  expect(await statuses(5, '127.0.0.1', 'lejos')).toEqual([200, 200, 200, 200, 200]);
});
