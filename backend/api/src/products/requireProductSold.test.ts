import { apiRoutes } from '@tiquete/contracts';
import { openBrowser } from '../testing/browser';
import { startTestApp, type TestApp } from '../testing/testApp';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

const OTHERS = /^(?:hotels|packages|asisstances)\//;
const answerTo = async (key: string, host: string) => {
  const [method, path = ''] = key.split(' ');
  const browser = openBrowser(test.app, host);
  const url = `/api/${path.replaceAll(/:\w+/g, '0b5f9f2e-6a5c-4a53-9a8e-0c8d3f1f2a11')}`;
  const reply = await (method === 'GET' ? browser.get(url) : browser.postJson(url, {}));
  return { status: reply.statusCode, code: reply.json().errors?.[0].code };
};
/** All calls of a traveller that need no booking. */
const KEYS = Object.keys(apiRoutes).filter((key) => {
  const [, path = ''] = key.split(' ');
  return !path.includes('/bookings/:') && (OTHERS.test(path) || path.startsWith('flights/'));
});

it('answers a brand that sells only flights about flights only', async () => {
  expect(KEYS.length).toBeGreaterThan(12);
  for (const key of KEYS) {
    const { status, code } = await answerTo(key, 'canario.localhost');
    const isOther = OTHERS.test(key.split(' ')[1] ?? '');
    expect([key, code === 'PRODUCT_NOT_SOLD', status === 404]).toEqual([key, isOther, isOther]);
  }
});

it('answers a brand without a list about every product', async () => {
  for (const key of KEYS)
    expect([key, (await answerTo(key, 'localhost')).code]).not.toContain('PRODUCT_NOT_SOLD');
});

it('continues with bookings of a product that the brand has stopped selling', async () => {
  const key = 'POST packages/bookings/:id/passengers';
  expect((await answerTo(key, 'canario.localhost')).code).not.toBe('PRODUCT_NOT_SOLD');
});
