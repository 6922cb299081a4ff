import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { demo, andesUrl, baseUrl } from '../../fixtures/env';
import { showSecondFactor } from '../../fixtures/operator';
import { expect, test, variant } from '../../fixtures/test';
import { flightsPath, oneWay } from '../../pages/FlightsPage';
import { aStay, resultsPath } from '../../pages/HotelsPage';

interface Boot {
  remotes: {
    id: string;
    descriptor: { routes: { path: string; role?: string | string[]; session?: true }[] };
  }[];
}
/** Buttons and fields that open something. Submit buttons are not included. */
const OPENERS = 'main button[type="button"], main [role="combobox"], main summary';
/** The header is the same on every page. */
const HEADER = 'header button';
const LEFT_ALONE =
  /cerrar sesión|descargar|reenviar|enviar|reintentar|eliminar definitivamente|sí, /i;
const OPENED_MAX = 14;
const REST_MS = 300;

/** Paths of the shell's own pages, from the api's table. */
function shellPaths(): string[] {
  const table = readFileSync(
    join(dirname(test.info().file), '../../../backend/api/src/storefront/pages/shellPages.ts'),
    'utf8',
  );
  const paths = [...table.matchAll(/path: '(\/[^']*)'|_PATH = '(\/[^']*)'/g)].map(
    ([, path, named]) => path ?? named ?? '/',
  );
  // Files of other types, such as the service worker, are not pages.
  return paths.filter((path) => !/\.(?!html$)\w+$/.test(path));
}
const bootOf = async (page: Page): Promise<Boot> =>
  JSON.parse((await page.locator('#boot').textContent()) ?? '{}') as Boot;
/** All paths, and those that require a session. */
async function pathsOf(page: Page): Promise<{ all: string[]; signedIn: string[] }> {
  await page.goto('/');
  const { remotes } = await bootOf(page);
  const routes = remotes.flatMap(({ descriptor }) => descriptor.routes);
  return {
    all: [...new Set([...routes.map(({ path }) => path), ...shellPaths(), '/nada'])],
    signedIn: [
      ...routes.filter(({ role, session }) => role ?? session).map(({ path }) => path),
      '/account',
    ],
  };
}

/** Reports of the browser: violations of the CSP and of Trusted Types, from every frame. */
function violationsOf(page: Page): string[] {
  const violations: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/csp-reports'))
      violations.push(`${page.url()}: ${request.postData() ?? ''}`);
  });
  return violations;
}

/** A page may redirect in the meantime, such as to sign-in. */
const open = (page: Page, path: string) => page.goto(path).catch(() => page.goto(path));

const BRIEFLY = { timeout: 1000 };
/** Opens and closes each drawer, menu, dialog and list. */
async function openEverything(page: Page, openers = OPENERS): Promise<void> {
  const own = page.url();
  const count = Math.min(await page.locator(openers).count(), OPENED_MAX);
  for (let place = 0; place < count; place += 1) {
    const opener = page.locator(openers).nth(place);
    // An element that an earlier one removed is skipped without waiting.
    if ((await opener.count()) === 0) continue;
    const name =
      (await opener.getAttribute('aria-label', BRIEFLY).catch(() => null)) ??
      (await opener.innerText(BRIEFLY).catch(() => ''));
    if (LEFT_ALONE.test(name) || !(await opener.isVisible())) continue;
    if (!(await opener.isEnabled(BRIEFLY).catch(() => false))) continue;
    if (
      !(await opener.click({ timeout: 2000 }).then(
        () => true,
        () => false,
      ))
    )
      continue;
    await closeAll(page);
    if (new URL(page.url()).pathname !== new URL(own).pathname) await open(page, own);
  }
  await closeAll(page);
}
const networks = new WeakMap<Page, { waiting: Set<Request>; changedAt: number }>();
/**
 * Waits until there has been no request or response for a while. Playwright's own wait never ends on the page with the frame
 * of an e-mail.
 */
async function networkRest(page: Page): Promise<void> {
  let network = networks.get(page);
  if (!network) {
    const watched = { waiting: new Set<Request>(), changedAt: Date.now() };
    networks.set(page, (network = watched));
    const end = (request: Request) => {
      watched.waiting.delete(request);
      watched.changedAt = Date.now();
    };
    page.on('request', (request) => {
      watched.waiting.add(request);
      watched.changedAt = Date.now();
    });
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  }
  const { waiting } = network;
  await expect
    .poll(() => waiting.size === 0 && Date.now() - network.changedAt >= REST_MS, {
      intervals: [100],
    })
    .toBe(true);
}
/** A menu or dialog is loaded when it first opens, and may appear after the Escape that should close it. */
async function closeAll(page: Page): Promise<void> {
  await networkRest(page);
  await expect(async () => {
    await page.keyboard.press('Escape');
    // An open overlay hides the page from assistive technology.
    await expect(page.getByRole('main')).toHaveCount(1, { timeout: 1000 });
  }).toPass();
}

async function visitAll(page: Page, paths: readonly string[]): Promise<void> {
  await openEverything(page, HEADER);
  for (const path of paths) {
    await test.step(path, async () => {
      await open(page, path);
      await expect(page.locator('h1').first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      await openEverything(page);
    });
  }
}

// security.spec.ts visits the traveller's pages. Here 'anybody' opens every overlay in them, and an operator opens those of
// the pages that require a session.
for (const [who, email] of [
  ['anybody', null],
  ['an operator', 'operador@tiquete.test'],
] as const) {
  test(
    `no page of ${who}, with all that ${email ? 'only they' : 'they'} open in it, breaks the policy or Trusted Types`,
    variant,
    async ({ page, frame, browserErrors }) => {
      test.setTimeout(420_000);
      const violations = violationsOf(page);
      if (email !== null) {
        await page.goto('/login');
        await frame.email().fill(email);
        await frame.password().fill(demo.password());
        await frame.signIn().click();
        await expect(frame.userMenu()).toBeVisible();
        await showSecondFactor(page);
      }
      const { all, signedIn } = await pathsOf(page);
      expect(all.length).toBeGreaterThan(15);
      expect(signedIn.includes('/console')).toBe(email !== null);
      await visitAll(
        page,
        email === null ? [...all, resultsPath(aStay()), flightsPath(oneWay(30))] : signedIn,
      );
      expect(violations).toEqual([]);
      expect(browserErrors).toEqual([]);
    },
  );
}

test('the steps from a result to the checkout violate neither the policy nor Trusted Types', async ({
  page,
  hotels,
  booking,
  browserErrors,
}) => {
  const violations = violationsOf(page);
  await hotels.openResults();
  await hotels.openFirst();
  await expect(page).toHaveURL(/\/searchs\/hotels\/detail/);
  await openEverything(page);
  await booking.book().click();
  await expect(page).toHaveURL(/\/checkout\/hotel/);
  await openEverything(page);
  expect([...violations, ...browserErrors]).toEqual([]);
});

test(
  'the steps from a flight to its seats violate neither the policy nor Trusted Types',
  variant,
  async ({ page, flights, browserErrors }) => {
    const violations = violationsOf(page);
    await flights.reachCheckout(oneWay(57));
    await openEverything(page);
    await flights.chooseSeats().click();
    await expect(flights.seatMap().locator('button[data-kind]').first()).toBeVisible();
    expect([...violations, ...browserErrors]).toEqual([]);
  },
);

test('cookies are not available to scripts and other brands, and the page stores no secrets', async ({
  page,
  frame,
  context,
}) => {
  await frame.signInAsDemo();
  await expect(frame.userMenu()).toBeVisible();
  const cookies = (await context.cookies()).filter(({ name }) => /sid|csrf|bookings/.test(name));
  expect(cookies.map(({ name }) => name)).toContain('sid');
  for (const cookie of cookies)
    expect([cookie.name, cookie.httpOnly, cookie.sameSite]).toEqual([cookie.name, true, 'Lax']);
  const stored = await page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
  );
  for (const cookie of cookies) expect(stored).not.toContain(cookie.value);
  expect(stored).not.toContain(demo.password());
  await page.goto(`${andesUrl()}/api/auth/session`);
  expect(JSON.parse(await page.locator('body').innerText())).toEqual({});
});

test('an address cannot inject markup, a script or another site into a page', async ({
  page,
  browserErrors,
}) => {
  const violations = violationsOf(page);
  const markup =
    '"><img src=x onerror="globalThis.__evil=true"><script>globalThis.__evil=true</script>';
  const stay = aStay('CTG', markup);
  const written = encodeURIComponent(markup);
  const paths = [
    resultsPath(stay),
    `/searchs/flights?tripType=ONE_WAY&segments=BOG-MDE-2027-03-10&place=BOG:${written}&place=MDE:${written}`,
    `/login?error=${written}&callbackUrl=${encodeURIComponent('javascript:globalThis.__evil=true')}`,
    `/checkout/hotel?sessionCode=${written}&hotelCode=${written}&reference=${written}`,
    `/my_bookings?code=${written}`,
    `/confirm_account#token=${written}`,
    `/${written}`,
  ];
  for (const path of paths) {
    await open(page, path);
    await expect(page.locator('h1').first()).toBeAttached();
    expect(await page.evaluate(() => '__evil' in globalThis)).toBe(false);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  }
  await page.goto(`/login?callbackUrl=${encodeURIComponent('//evil.test/')}`);
  await page.getByLabel('Correo electrónico').fill(demo.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(demo.password());
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Tu cuenta' })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(baseUrl());
  expect([...violations, ...browserErrors]).toEqual([]);
});

test('passwords are typed hidden, and a password manager may fill them', async ({ page }) => {
  for (const [path, label, purpose] of [
    ['/login', 'Contraseña', 'current-password'],
    // The page of the mailed link shows the password field at once; it sends the token only with the form.
    [`/register#token=${'a'.repeat(43)}`, 'Contraseña', 'new-password'],
  ] as const) {
    await page.goto(path);
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveAttribute('autocomplete', purpose);
    await field.focus();
    await page.evaluate(() => document.execCommand('insertText', false, 'pegada con espacios '));
    await expect(field).toHaveValue('pegada con espacios ');
  }
});
