import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../../fixtures/test';
import {
  addressOf,
  isBack,
  keepAway,
  kill,
  pidOf,
  replaceInImage,
  runOnce,
  servedFile,
} from '../../fixtures/cluster';
import { demo } from '../../fixtures/env';
import { makeRelease, removeReleases } from '../../fixtures/releases';
import { aStay } from '../../pages/HotelsPage';

test('services die one after the other while a traveller books, and nothing is lost', async ({
  page,
  hotels,
  booking,
  gateway,
  frame,
}) => {
  await frame.signInAsDemo();
  await expect(frame.userMenu()).toBeVisible();
  await hotels.openResults({ ...aStay('CTG', 'Cartagena', 80), rooms: ['1'] });
  await expect(hotels.firstCard()).toBeVisible();
  const cache = pidOf('redis');
  kill('redis');
  // The cache restarts empty, so the search of these results no longer exists.
  await expect.poll(() => isBack('redis', cache)).toBe(true);
  await hotels.openFirst();
  await expect(booking.book()).toBeVisible();
  kill('api-1');
  await booking.book().click();
  // A call that the replica had begun is lost with it, and its traveller tries again.
  const retry = page.getByRole('button', { name: 'Reintentar' });
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    await expect(booking.field('Nombre')).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: 60_000 });
  await booking.fill();
  await booking.accept();
  const database = pidOf('postgres');
  kill('postgres');
  // The same request with the same key is repeated: there is one booking and one payment.
  await expect(async () => {
    if (/pagos\.localhost/.test(page.url())) return;
    if (await booking.pay().isEnabled()) await booking.pay().click();
    await expect(page).toHaveURL(/pagos\.localhost/, { timeout: 4_000 });
  }).toPass({ timeout: 90_000 });
  expect(await isBack('postgres', database)).toBe(true);
  kill('worker');
  kill('api-2');
  // Attempts are counted in the database until the counters' Redis is back.
  kill('counters');
  await gateway.approve().click();
  await expect(page.getByText('APROVADO', { exact: true })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText('Emitida', { exact: true })).toBeVisible({ timeout: 90_000 });
  await page.goto('/my_bookings');
  await expect(page.getByText('Emitida').first()).toBeVisible();
});

test('the replicas render pages with the files of the releases', async ({ page }) => {
  await expect(async () => {
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('#rendered')).toBeAttached({ timeout: 1000 });
  }).toPass();
});

for (const [service, address, heading] of [
  ['static-my-bookings', '/my_bookings', 'Mis reservas'],
  ['static-flights', '/flights', /vuelo/i],
  ['static-assistance', '/asisstances', /te ayude/],
  ['static-packages', '/packages', /El viaje entero/],
  ['static-console', '/console', /^Consola/],
  ['static-brands', '/console/brands', 'Marcas'],
] as const) {
  test(`${service} dies, affects only its own product, and comes back`, async ({
    page,
    hotels,
    frame,
  }) => {
    const before = pidOf(service);
    kill(service);
    await hotels.openResults(aStay('CTG', 'Cartagena', 82));
    await expect(hotels.firstCard()).toBeVisible();
    await expect.poll(() => isBack(service, before)).toBe(true);
    await frame.signInAs(
      service === 'static-brands' ? 'marcas@tiquete.test' : 'operador@tiquete.test',
      demo.password(),
      `/login?callbackUrl=${encodeURIComponent(address)}`,
    );
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
}

test('suppliers that all die while a traveller looks at results are back for the next search', async ({
  hotels,
  page,
}) => {
  const before = pidOf('sandbox');
  await hotels.openResults(aStay('CTG', 'Cartagena', 86));
  await expect(hotels.firstCard()).toBeVisible();
  kill('sandbox');
  // The results stay on the page, and the page still works.
  await hotels.openResults(aStay('CTG', 'Cartagena', 87));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => isBack('sandbox', before)).toBe(true);
  await expect(async () => {
    await hotels.openResults(aStay('CTG', 'Cartagena', 88));
    await expect(hotels.firstCard()).toBeVisible({ timeout: 6_000 });
  }).toPass({ timeout: 90_000 });
});

test('a page that no replica can answer shows an error, and loads by itself once one can', async ({
  page,
}) => {
  await expect(async () => {
    kill('api-1');
    kill('api-2');
    expect((await page.goto('/flights'))?.status()).toBe(503);
  }).toPass();
  await expect(page.getByRole('heading', { name: 'Volvemos enseguida' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /vuelo/i })).toBeVisible();
});

test('while the database is away, pages still come and every call gets JSON', async ({
  page,
  frame,
  request,
}) => {
  await frame.signInAsDemo();
  await expect(frame.userMenu()).toBeVisible();
  await page.goto('about:blank');
  // Both replicas have started, and have read brands and releases.
  for (const replica of ['api-1', 'api-2'])
    for (const path of ['/readyz', '/flights'])
      await expect
        .poll(async () => {
          const reply = await request.get(addressOf(replica) + path).catch(() => null);
          return reply?.status();
        })
        .toBe(200);
  const restore = keepAway('postgres');
  try {
    /** Calls that need the database fail on both replicas. */
    const callsFail = async () => {
      const calls = Array.from({ length: 4 }, () => page.request.get('/api/bookings'));
      const replies = await Promise.all(calls);
      for (const reply of replies)
        expect(reply.headers()['content-type']).toContain('application/json');
      return replies.every((reply) => reply.status() === 503);
    };
    await expect.poll(callsFail).toBe(true);
    for (let turn = 0; turn < 10; turn += 1) {
      expect(await callsFail()).toBe(true);
      expect((await request.get('/flights')).status()).toBe(200);
    }
  } finally {
    restore();
  }
  await expect
    .poll(async () => (await request.get('/api/hotels/featured')).status(), { timeout: 60_000 })
    .toBe(200);
});

test('an address with too many requests is slowed, and others are not', async ({ request }) => {
  const send = async (from: string) =>
    request.post('/api/hotels/searchs', { data: {}, headers: { 'x-forwarded-for': from } });
  const slowedOf = async (from: string, length: number) =>
    (await Promise.all(Array.from({ length }, () => send(from)))).filter(
      (reply) => reply.status() === 429,
    );
  const slowed = await slowedOf('203.0.113.9', 240);
  expect(slowed.length).toBeGreaterThan(10);
  expect(slowed[0]?.headers()['retry-after']).toBe('10');
  expect((await slowed[0]?.json()).errors[0].code).toBe('RATE_LIMITED');
  expect((await send('203.0.113.10')).status()).toBe(400);
  // Entries before an unknown proxy's address are claims of the client.
  expect((await slowedOf('203.0.113.11, 203.0.113.9', 120)).length).toBeGreaterThan(10);
  expect((await send('203.0.113.11')).status()).toBe(400);
});

for (const service of ['static-shell', 'static-hotels', 'gateway']) {
  test(`${service} dies and is back for the next page`, async ({ page, hotels }) => {
    const before = pidOf(service);
    kill(service);
    await expect.poll(() => isBack(service, before)).toBe(true);
    await expect(async () => {
      await hotels.openResults(aStay('CTG', 'Cartagena', 84));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 4_000 });
    }).toPass({ timeout: 30_000 });
    await expect(hotels.firstCard()).toBeVisible();
  });
}

test('a static host sends the difference to browsers with an earlier release of a script, and the whole script to others', async ({
  request,
}) => {
  const [script = ''] =
    /\/assets\/remotes\/hotels\/[^"]+\.js/.exec(await (await request.get('/')).text()) ?? [];
  // With slashes, like most base64 hashes.
  const hash = 'AbC/dEf+0123456789AbC//Ef+0123456789abcdefg=';
  const difference = path.join(`${servedFile('static-hotels', script)}.dcz`, hash);
  await mkdir(path.dirname(difference), { recursive: true });
  await writeFile(difference, 'difference');
  const send = async (encodings: string, dictionary: string) =>
    (
      await request.get(script, {
        headers: { 'accept-encoding': encodings, 'available-dictionary': dictionary },
      })
    ).headers();
  const role = path.basename(script).replace(/\.[0-9a-f]+\.js$/, '');
  const always = {
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'Accept-Encoding, Available-Dictionary',
    'use-as-dictionary': `match="/assets/remotes/hotels/*/${role}.*.js"`,
    'cache-control': 'public, max-age=31536000, immutable',
  };
  expect(await send('gzip, br, zstd, dcb, dcz', `:${hash}:`)).toMatchObject({
    ...always,
    'content-encoding': 'dcz',
    'content-length': '10',
  });
  for (const [encodings, dictionary] of [
    ['gzip, br', `:${hash}:`],
    ['br, dcz', `:${hash.replace('A', 'Z')}:`],
    ['br, dcz', ':../../../../../../static.conf:'],
  ] as const) {
    expect(await send(encodings, dictionary)).toMatchObject({
      ...always,
      'content-encoding': 'br',
    });
  }
});

test('a release is added to those that are served: open pages find their files, a rollback works, and a release with missing files is not promoted', async ({
  page,
  hotels,
  request,
  context,
}) => {
  const promote = (release: string) =>
    runOnce('release-hotels', 'backend/api/dist/cli/release.js', 'promote', `hotels=${release}`);
  await page.goto('/');
  await expect(hotels.heading('Encuentra tu próximo hotel')).toBeVisible();
  const { open, scripts } = await page.evaluate(() => {
    const { remotes, integrity } = JSON.parse(document.getElementById('boot')?.textContent ?? '{}');
    const release: string = remotes.find(({ id }: { id: string }) => id === 'hotels').release;
    return {
      open: release,
      scripts: Object.keys(integrity).filter((file) => file.includes(`/${release}/`)),
    };
  });
  try {
    const made = await makeRelease(open, (_, text) =>
      text.replaceAll('Encuentra tu próximo hotel', 'Tu próximo hotel te espera'),
    );
    await replaceInImage('release-hotels', 'build/hotels', made.folder);
    await runOnce('release-hotels');

    const next = await context.newPage();
    await next.goto('/');
    await expect(
      next.getByRole('heading', { level: 1, name: 'Tu próximo hotel te espera' }),
    ).toBeVisible();
    const host = pidOf('static-hotels');
    kill('static-hotels');
    await expect.poll(() => isBack('static-hotels', host)).toBe(true);
    for (const script of scripts) expect((await request.get(script)).status()).toBe(200);

    await promote(open);
    await next.reload();
    await expect(
      next.getByRole('heading', { level: 1, name: 'Encuentra tu próximo hotel' }),
    ).toBeVisible();
    await rm(servedFile('static-hotels', `/assets/remotes/hotels/${made.release}`), {
      recursive: true,
    });
    await expect(promote(made.release)).rejects.toThrow('not moved, pages could not load it');
  } finally {
    await removeReleases();
  }
});
