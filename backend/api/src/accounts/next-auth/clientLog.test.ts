import { setImmediate as nextTurn } from 'node:timers/promises';
import { openBrowser } from '../../testing/browser';
import { openTestRegistry } from '../../releases/testing/registry';
import { aManifest } from '../../releases/testing/releases';
import { startTestApp, type TestApp } from '../../testing/testApp';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const crash = (fields: Record<string, string>) =>
  openBrowser(test.app, 'localhost').postForm('/api/auth/_log', {
    level: 'error',
    code: 'CLIENT_ERROR',
    module: 'flights',
    release: 'flights_1a2b3c4d',
    ...fields,
  });
const logLine = (): Record<string, unknown> =>
  JSON.parse(
    test
      .logged()
      .trim()
      .split('\n')
      .findLast((line) => line.includes('CLIENT_ERROR')) ?? '{}',
  );

it('logs message, module and release of a crash', async () => {
  const message = "render: TypeError: Cannot read properties of undefined (reading 'itineraries')";
  expect((await crash({ message })).statusCode).toBe(200);
  expect(logLine()).toMatchObject({
    level: 'error',
    brand: 'tiquete',
    code: 'CLIENT_ERROR',
    module: 'flights',
    release: 'flights_1a2b3c4d',
    message,
  });
});

it.each([
  ['an address', 'ana@viajes.test'],
  ['an address in a link', 'mailto:ana%40viajes.test'],
  ['a document', '1.020.304.050'],
  ['a phone', '300 123 4567'],
  ['a card', '4111-1111-1111-1111'],
  ['a token', '3f9a8b7c6d5e4f3a2b1c0d'],
  ['the query of an address', '?checkin=secreto'],
  ['what was typed', '"Ana Ruiz"'],
])('writes no %s into the log', async (_, secret) => {
  await crash({ message: `saga: SyntaxError: unexpected ${secret} in the answer` });
  expect(logLine().message).toMatch(/^saga: SyntaxError: unexpected .*\[masked\].* in the answer$/);
  expect(logLine().message).not.toContain(secret);
});

it('writes a crash on one line, and names no module or release that cannot be one', async () => {
  const before = test.logged().split('\n').length;
  await crash({ module: '<b>', release: 'ana@viajes.test', message: 'uno\n{"level":"fatal"}' });
  const lines = test
    .logged()
    .split('\n')
    .slice(before - 1, -1);
  for (const line of lines) expect(JSON.parse(line)).not.toMatchObject({ level: 'fatal' });
  expect(logLine()).toMatchObject({ module: '', release: '' });
});

const counted = async () =>
  [
    ...(await test.deps.metrics.registry.metrics()).matchAll(
      /^client_errors_total\{(.*)\} (\d+)$/gm,
    ),
  ]
    .map(([, labels, count]) => `${labels} ${count}`)
    .sort();
const ofOurs = async () =>
  (await counted())
    .filter((line) => !line.startsWith('module="other"'))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);

it('logs which release is used in place of another', async () => {
  test.advance(3_600_000);
  await crash({ code: 'CLIENT_FALLBACK', message: 'used', instead: 'flights_00000000' });
  const [line] = test
    .logged()
    .split('\n')
    .filter((each) => each.includes('CLIENT_FALLBACK'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    module: 'flights',
    release: 'flights_1a2b3c4d',
    instead: 'flights_00000000',
  });
});

it('logs invalid stored fields, and counts no crash', async () => {
  test.advance(3_600_000);
  const before = await counted();
  const message = 'hotel, schema 3: filterValues, recentSearches';
  await crash({ code: 'CLIENT_MISFIT', module: 'shell', release: '', message });
  const [line] = test
    .logged()
    .split('\n')
    .filter((each) => each.includes('CLIENT_MISFIT'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ module: 'shell', message });
  expect(await counted()).toEqual(before);
});

it('counts crashes by remote and release, in at most as many series as there are releases', async () => {
  const { ship } = await openTestRegistry(test.deps.db);
  // Reports of earlier tests count for the same network address.
  test.advance(3_600_000);
  for (const release of ['hotels_aa11', 'hotels_bb22']) await ship(aManifest(release));
  const reported: Record<string, string>[] = [
    { module: 'hotels', release: 'hotels_bb22' },
    { module: 'hotels', release: 'hotels_bb22' },
    { module: 'hotels', release: 'hotels_aa11' },
    { module: 'hotels', release: 'hotels_forged' },
    { module: 'cruises', release: 'cruises_1' },
    { module: 'trains', release: 'trains_1' },
    { module: 'hotels', release: 'hotels_bb22', instead: 'hotels_aa11', code: 'CLIENT_FALLBACK' },
    { module: 'shell', release: '' },
  ];
  for (const fields of reported) expect((await crash(fields)).statusCode).toBe(200);
  // The browser is answered before the crash is counted, so the test waits. Crashes of unknown remotes are counted together.
  while ((await ofOurs()) < 5) await nextTurn();
  expect(await counted()).toEqual([
    'module="hotels",release="hotels_aa11" 1',
    'module="hotels",release="hotels_bb22" 2',
    'module="hotels",release="other" 1',
    expect.stringContaining('module="other",release="other" '),
    'module="shell",release="" 1',
  ]);
});
