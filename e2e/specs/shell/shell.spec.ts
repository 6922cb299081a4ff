import { expectReadable } from '../../fixtures/axe';
import { expect, test, variantIf } from '../../fixtures/test';
import { aStay, HotelsPage, resultsPath } from '../../pages/HotelsPage';

const PAGES: [string, string, RegExp][] = [
  ['home', '/', /hotel/i],
  ['login', '/login', /Iniciar sesión|Inicia sesión/],
  ['terms', '/terms_and_conditions', /Términos/],
  ['data policy', '/data_processing_policies', /datos/i],
  ['payments', '/payments_faq', /pago/i],
  ['credits', '/credits', /Créditos/i],
  ['search forms', '/components/searchs', /./],
  ['nowhere', '/no-existe', /No encontramos|no existe/i],
];
for (const [name, path, heading] of PAGES) {
  for (const width of [360, 1440]) {
    test(
      `${name} reads well at ${width} px: one h1, no sideways scroll, no violations in axe`,
      variantIf(width === 1440 && path !== '/'),
      async ({ page, browserErrors }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page.locator('html')).toHaveAttribute('lang', 'es');
        await expectReadable(page);
        // The script gate creates this element, so the policies of the page allow it.
        if (path === '/payments_faq')
          await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(2);
        expect(browserErrors).toEqual([]);
      },
    );
  }
}
for (const width of [360, 1440]) {
  test(`results read well at ${width} px`, variantIf(width === 1440), async ({ page }) => {
    const hotels = new HotelsPage(page);
    await page.setViewportSize({ width, height: 900 });
    await hotels.openResults(aStay());
    await expect(hotels.list()).toBeVisible();
    await expectReadable(page);
  });
}

test('currency and language are visible at every width', async ({ page, frame }) => {
  for (const width of [360, 600, 800, 1023, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (await frame.menu().isVisible()) await frame.menu().click();
    await expect(frame.setting('Moneda')).toBeVisible();
    await expect(frame.setting('Idioma')).toBeVisible();
  }
});

test('a change of route moves the focus to the heading, changes the title and is announced', async ({
  page,
  frame,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Términos/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/Términos/);
  await expect(page.locator('#route-announcer')).toHaveText(/Términos/);
  await frame.tab('Hoteles').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the hotel tab is active on its home and its list, and nowhere else', async ({
  page,
  frame,
  hotels,
}) => {
  await page.goto('/');
  await expect(frame.tab('Hoteles')).toHaveAttribute('aria-current', 'page');
  await hotels.openResults();
  await expect(frame.tab('Hoteles')).toHaveAttribute('aria-current', 'page');
  await page.goto('/login');
  await expect(frame.tab('Hoteles')).not.toHaveAttribute('aria-current', 'page');
});

test('search engines index the home page and not the results', async ({ request }) => {
  const results = await request.get(resultsPath(aStay()));
  expect(results.headers()['x-robots-tag']).toMatch(/noindex/);
  expect((await request.get('/')).headers()['x-robots-tag']).toBeUndefined();
});

test('a partner may embed the search forms, and only those', async ({ request }) => {
  const forms = await request.get('/components/searchs');
  expect(forms.headers()['content-security-policy']).not.toContain("frame-ancestors 'none'");
  expect((await request.get('/')).headers()['content-security-policy']).toContain(
    "frame-ancestors 'none'",
  );
});

for (const width of [360, 1440]) {
  const title = `nothing jumps while the home and the results arrive at ${width} px`;
  test(title, variantIf(width === 1440), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      const moved: number[] = [];
      Object.assign(globalThis, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[])
          if (!entry.hadRecentInput) moved.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of ['/', resultsPath(aStay())]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const total = await page.evaluate(() =>
        (globalThis as unknown as { moved: number[] }).moved.reduce((sum, value) => sum + value, 0),
      );
      expect(total).toBeLessThanOrEqual(0.05);
    }
  });
}

test('the home page needs only the scripts that its document names: two waves, five files at most', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text();
  const named = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src]) => src);
  expect(named.length).toBeLessThanOrEqual(5);
  await page.route('**/*.js', (route) =>
    named.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  await page.goto('/');
  await expect(page.getByRole('combobox', { name: 'Destino' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0);
});

test('a tab opened after a moment of rest shows at once, even when no script can be loaded any more', async ({
  page,
}) => {
  const ready = page.waitForEvent('requestfinished', {
    predicate: (request) => /\/flights\/.*\/c\.home\./.test(request.url()),
  });
  await page.goto('/');
  await ready;
  await page.route('**/*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Vuelos', exact: true }).first().click();
  await expect(page.getByRole('combobox', { name: 'Origen' })).toBeVisible();
});
