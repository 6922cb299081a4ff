import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { baseUrl } from '../../fixtures/env';
import { expect, test, variantIf } from '../../fixtures/test';
import { resultsPath, aStay } from '../../pages/HotelsPage';

const EVIL = ';globalThis.__evil = true;';
/** A partner of the default brand, as listed in the brand's file. */
const PARTNER = 'http://partner.localhost:3900';
const PAGES = [
  '/',
  resultsPath(aStay()),
  '/login',
  '/terms_and_conditions',
  '/components/searchs',
  '/nada',
];

/** Appends code to matching scripts in transit, in every release that the page may try. */
const tamper = (page: Page, files: RegExp) =>
  page.route(files, async (route) => {
    const answer = await route.fetch();
    const headers = {
      'content-type': 'text/javascript',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    };
    await route.fulfill({ status: 200, headers, body: (await answer.text()) + EVIL });
  });
const evilHasRun = (page: Page) => page.evaluate(() => '__evil' in globalThis);

for (const [what, files] of [
  ['entry', /\/assets\/remotes\/hotels\/[^/]+\/remoteEntry\./],
  ['exposed module', /\/assets\/remotes\/hotels\/[^/]+\/c\.remote\./],
  ['lazy chunk', /\/assets\/remotes\/hotels\/[^/]+\/c\.home\./],
] as const) {
  const title = `a tampered ${what} of a remote never runs, and the page recovers once it is whole again`;
  test(title, variantIf(what === 'exposed module'), async ({ page, hotels, frame }) => {
    await tamper(page, files);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await expect(frame.tab('Hoteles')).toBeVisible();
    expect(await evilHasRun(page)).toBe(false);
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(hotels.destination()).toBeVisible();
    expect(await evilHasRun(page)).toBe(false);
  });
}

test('a tampered shell never runs, and the traveller sees an error', async ({ page, hotels }) => {
  await tamper(page, /\/assets\/shell\/main\./);
  await page.goto('/');
  await expect(page.getByText('No pudimos cargar la página.')).toBeVisible();
  expect(await evilHasRun(page)).toBe(false);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('link', { name: 'Reintentar' }).click();
  await expect(hotels.destination()).toBeVisible();
});

test('a shell that loads and does not start shows an error', async ({ page }) => {
  // Simulates a browser too old for the scripts. Its page would otherwise never react.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'MessageChannel'));
  await page.goto('/');
  await expect(page.getByText('No pudimos cargar la página.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reintentar' })).toBeVisible();
});

test('every page works under the strict policy without a violation', async ({
  page,
  browserErrors,
}) => {
  for (const path of PAGES) {
    const answer = await page.goto(path);
    const headers = answer?.headers() ?? {};
    expect(headers['content-security-policy']).toMatch(
      /script-src 'nonce-[^']+' 'strict-dynamic'; style-src 'nonce-[^']+';.*require-trusted-types-for 'script'; trusted-types tiquete/,
    );
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
    expect(headers['cache-control']).toBe('no-store');
    await expect(page.locator('h1').first()).toBeAttached();
    await page.waitForLoadState('networkidle');
  }
  expect(browserErrors).toEqual([]);
});

test('the script gate rejects scripts that the boot record does not list, and cannot be replaced', async ({
  page,
  hotels,
}) => {
  await page.goto('/');
  await expect(hotels.destination()).toBeVisible();
  const refused = await page.evaluate(
    () =>
      new Promise<{ type: string; src: string }>((resolve) => {
        const { __gate } = globalThis as unknown as { __gate: (url: string) => HTMLScriptElement };
        const script = __gate('https://evil.example/x.js');
        script.addEventListener('error', () => resolve({ type: script.type, src: script.src }));
      }),
  );
  expect(refused).toEqual({ type: 'refused', src: '' });
  // Runs in a task of the page, because the test's own evaluation is exempt from the rule about eval.
  const attempts = await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    const fails = (attempt: () => unknown) => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    };
    return {
      replaceFactory: fails(() =>
        Object.defineProperty(globalThis, '__gate', { value: () => null }),
      ),
      scriptAddress: fails(() =>
        Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' }),
      ),
      markup: fails(() =>
        Object.assign(document.createElement('div'), {
          innerHTML: '<img src=x onerror="globalThis.__evil = true">',
        }),
      ),
      code: fails(() => new Function('globalThis.__evil = true')()),
      secondPolicy: fails(() =>
        (
          globalThis as unknown as {
            trustedTypes: { createPolicy(name: string, rules: object): unknown };
          }
        ).trustedTypes.createPolicy('tiquete', {}),
      ),
    };
  });
  expect(attempts).toEqual({
    replaceFactory: true,
    scriptAddress: true,
    markup: true,
    code: true,
    secondPolicy: true,
  });
  expect(await evilHasRun(page)).toBe(false);
});

test('a partner may frame the search components, and nothing else', async ({ page }) => {
  // A real server, because Chromium does not let a page that a test made up frame a local one.
  const partner = createServer((request, response) => {
    const frame = `<iframe title="Buscador" src="${baseUrl()}${request.url}" width="1000" height="700"></iframe>`;
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<!doctype html><title>Socio</title>${frame}`);
  });
  await new Promise<void>((resolve) =>
    partner.listen(Number(new URL(PARTNER).port), '127.0.0.1', resolve),
  );
  try {
    const framed = page.frameLocator('iframe[title="Buscador"]');
    await page.goto(`${PARTNER}/components/searchs`);
    await expect(
      framed
        .getByRole('search', { name: 'Buscar hoteles' })
        .getByRole('combobox', { name: 'Destino' }),
    ).toBeVisible();
    await page.goto(`${PARTNER}/login`);
    await page.waitForLoadState('networkidle');
    await expect(framed.getByLabel('Correo electrónico')).toHaveCount(0);
    const answer = await page.request.get('/login');
    expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  } finally {
    partner.closeAllConnections();
    partner.close();
  }
});
