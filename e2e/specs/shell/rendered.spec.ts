import type { Page } from '@playwright/test';
import { andesUrl, baseUrl } from '../../fixtures/env';
import { holdScripts, openRendered } from '../../pages/renderedPage';
import { endReplica, freePort, startReplica } from '../../fixtures/replicas';
import { expect, test } from '../../fixtures/test';
import { aStay, resultsPath } from '../../pages/HotelsPage';

// The server renders when it has time.
test.beforeEach(() => test.slow());

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const [path, heading, text] of [
    ['/', /próximo hotel/, 'Cartagena'],
    ['/packages', /El viaje entero/, 'Paquetes para empezar'],
    ['/payments_faq', /pagos/i, 'PSE'],
    ['/terms_and_conditions', /Términos/, 'Tiquete'],
  ] as const)
    test(`${path} shows its heading and text, and its links work`, async ({ page }) => {
      await openRendered(page, path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
      await page.getByRole('navigation', { name: 'Productos' }).getByText('Vuelos').click();
      await expect(page).toHaveURL(/\/flights$/);
    });
});

test('what a visitor types and clicks before the code arrives is kept', async ({ page }) => {
  await openRendered(page, '/');
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'Destino' }).fill('carta');
  await page.getByRole('button', { name: /Huéspedes/ }).click();
  release();
  const panel = page.getByRole('dialog');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Destino' })).toHaveValue('carta');
});

test('a visitor who leaves the rendered page before its code arrives can use the next one', async ({
  page,
  frame,
}) => {
  await openRendered(page, '/');
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/remotes/hotels/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /Huéspedes/ }).click();
  await frame.tab('Paquetes').click();
  await expect(page.getByRole('heading', { level: 1, name: /El viaje entero/ })).toBeVisible();
  await page.getByRole('button', { name: /Viajeros/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  release();
  await frame.tab('Hoteles').click();
  await page.getByRole('combobox', { name: 'Destino' }).fill('carta');
  await expect(page.getByRole('option').first()).toBeVisible();
});

/** Records the style elements that leave their place. */
async function watchStyles(page: Page) {
  const moved = await page.evaluateHandle(() => {
    const names: string[] = [];
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes)
        for (const node of removedNodes)
          if (node instanceof HTMLStyleElement) names.push(node.outerHTML.slice(0, 60));
    }).observe(document, { childList: true, subtree: true });
    return names;
  });
  return () => moved.jsonValue();
}

/** Checks that the code takes over the rendered page: its elements and styles stay, and none of them moves. */
async function expectTakenOver(page: Page) {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await heading.evaluate((element) => element.setAttribute('data-seen', ''));
  const places = () =>
    Promise.all(
      ['banner', 'main', 'contentinfo'].map((role) => page.getByRole(role as 'main').boundingBox()),
    );
  const before = await places();
  const movedStyles = await watchStyles(page);
  release();
  await expect(page.locator('[data-rendered]')).toHaveCount(0);
  await expect(heading).toHaveAttribute('data-seen');
  expect(await places()).toEqual(before);
  expect(await movedStyles()).toEqual([]);
}

test('the code takes over the rendered page: nothing moves and nothing is drawn again', async ({
  page,
}) => {
  await openRendered(page, '/');
  await expectTakenOver(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the code takes over the rendered page, and a tap opens the search', async ({ page }) => {
    await openRendered(page, '/');
    await expectTakenOver(page);
    await page.getByRole('button', { name: /A dónde vas/ }).tap();
    await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Destino' })).toBeVisible();
  });

  test('pictures beside the first view wait for the scripts', async ({ page }) => {
    await openRendered(page, '/');
    // Ends the requests of this visit.
    await page.goto('about:blank');
    const release = await holdScripts(page);
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/media/')) requested.push(pathname);
    });
    await page.goto('/', { waitUntil: 'commit' });
    const pictures = page.locator('main picture img');
    await expect(pictures.first()).toHaveJSProperty('complete', true);
    await expect(pictures.nth(1)).toHaveJSProperty('complete', true);
    expect(requested).toHaveLength(1);
    release();
    await expect.poll(() => requested.length).toBeGreaterThan(1);
  });

  test('a tap before the code arrives opens the search', async ({ page }) => {
    await openRendered(page, '/');
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: /A dónde vas/ }).tap();
    release();
    await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Destino' })).toBeVisible();
  });
});

/** Records from the first paint whether the link to sign in was ever visible, and every shift of the layout. */
async function watchFrame(page: Page) {
  await page.addInitScript(() => {
    const seen = { signIn: false, shifts: [] as number[] };
    Object.assign(globalThis, { __seen: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifts.push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const links = [...document.querySelectorAll('header a')];
      const link = links.find(({ textContent }) => textContent?.includes('Iniciar sesión'));
      seen.signIn ||= link?.checkVisibility({ visibilityProperty: true }) ?? false;
      requestAnimationFrame(look);
    };
    look();
  });
  return () =>
    page.evaluate(
      () => (globalThis as unknown as { __seen: { signIn: boolean; shifts: number[] } }).__seen,
    );
}

for (const [name, path] of [
  ['a first page', '/'],
  ['results', resultsPath(aStay('CTG', 'Cartagena', 64))],
] as const)
  test(`a signed-in visitor of ${name} never sees the link to sign in, and nothing moves when the name appears`, async ({
    page,
    frame,
  }) => {
    await frame.signInAsDemo();
    await expect(frame.userMenu()).toBeVisible();
    await openRendered(page, path);
    const release = await holdScripts(page);
    const seen = await watchFrame(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(frame.signInLink()).toBeHidden();
    release();
    await expect(frame.userMenu()).toBeVisible();
    await expect(page.locator('[data-rendered]')).toHaveCount(0);
    expect(await seen()).toEqual({ signIn: false, shifts: [] });
  });

test.describe('two brands, without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('each has its own rendered page', async ({ page }) => {
    await openRendered(page, '/');
    const heading = page.getByRole('heading', { level: 1 });
    const home = (brand: RegExp) => page.getByRole('banner').getByRole('link', { name: brand });
    await expect(heading).toHaveText('Encuentra tu próximo hotel');
    await expect(home(/Tiquete/)).toBeVisible();
    await openRendered(page, andesUrl());
    await expect(heading).toHaveText('De la cordillera al Caribe');
    await expect(home(/Andes/)).toBeVisible();
    // The first one is still there.
    await openRendered(page, baseUrl());
    await expect(home(/Tiquete/)).toBeVisible();
  });
});

/** Opens the first page of andes on another replica, which reads the stored pages at its start. */
async function onAnotherReplica(
  page: Page,
  act: () => Promise<void>,
  own: NodeJS.ProcessEnv = {},
): Promise<void> {
  // Not the default brand, whose pages are rendered at the start.
  await openRendered(page, andesUrl());
  const replica = await startReplica(await freePort(), own);
  try {
    const address = new URL(andesUrl());
    address.port = String(replica.port);
    await page.goto(address.href, { waitUntil: 'commit' });
    await act();
  } finally {
    await endReplica(replica);
  }
}

test('the first document of a restarted server has the rendered page', ({ page }) =>
  onAnotherReplica(page, () => expect(page.locator('#rendered')).toBeAttached()));

test('an operator can switch rendered pages off', ({ page }) =>
  onAnotherReplica(
    page,
    async () => {
      await expect(
        page.getByRole('heading', { level: 1, name: 'De la cordillera al Caribe' }),
      ).toBeVisible();
      await expect(page.locator('#rendered')).toHaveCount(0);
    },
    { RENDERED_PAGES: 'off' },
  ));
