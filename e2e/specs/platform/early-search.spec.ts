import type { Page, Request } from '@playwright/test';
import { inDays } from '../../fixtures/days';
import { holdScripts } from '../../pages/renderedPage';
import { clearFaults, setFault, type Fault } from '../../fixtures/sandbox';
import { expect, test } from '../../fixtures/test';
import { aFamily, plansPath } from '../../pages/AssistancePage';
import { flightsPath, oneWay } from '../../pages/FlightsPage';
import { aStay, resultsPath } from '../../pages/HotelsPage';
import { packagesPath } from '../../pages/PackagesPage';

interface Product {
  name: string;
  call: string;
  /** Address of a complete search, for a number of days from now. */
  complete: (days: number) => string;
  incomplete: () => string;
  /** Targets of the sandbox's faults. Empty for a product of our own catalogue. */
  suppliers: Fault['target'][];
}
const PRODUCTS: Product[] = [
  {
    name: 'hotels',
    call: '/api/hotels/searchs',
    complete: (days) => resultsPath(aStay('ADZ', 'San Andrés', days)),
    incomplete: () => `/searchs/hotels?destination_code=ADZ&checkin=${inDays(34)}&room=2`,
    suppliers: ['availability', 'do'],
  },
  {
    name: 'flights',
    call: '/api/flights/searches',
    complete: (days) => flightsPath(oneWay(days)),
    incomplete: () => flightsPath(oneWay(43, { tripType: 'ROUND_TRIP' })),
    suppliers: ['gds', 'ndc'],
  },
  {
    name: 'assistance',
    call: '/api/asisstances/searchs',
    complete: (days) => plansPath(aFamily(days)),
    incomplete: () => plansPath({ ...aFamily(33), destinations: [] }),
    suppliers: ['tk'],
  },
  {
    name: 'packages',
    call: '/api/packages/searches',
    complete: () => packagesPath('EUROPE', 'Europa'),
    incomplete: () => packagesPath('EUROPE', 'Europa', undefined, ['dos']),
    suppliers: [],
  },
];

/** True for a search that begins a session: the later calls of a page continue it. */
const isFirst = (call: string) => (request: Request) =>
  request.url().endsWith(call) && !('sessionCode' in (request.postDataJSON() as object));
function watchSearches(page: Page, call: string): Request[] {
  const searches: Request[] = [];
  page.on('request', (request) => {
    if (isFirst(call)(request)) searches.push(request);
  });
  return searches;
}
/** A card, or a line of a table. */
const card = (page: Page) => page.getByRole('article').or(page.getByRole('rowheader')).first();

for (const { name, call, complete, incomplete, suppliers } of PRODUCTS) {
  test(`a results address of ${name} searches once, before any script of the shell has run, also after a reload`, async ({
    page,
    browserErrors,
  }) => {
    const release = await holdScripts(page);
    const searches = watchSearches(page, call);
    const answered = page.waitForResponse((response) => isFirst(call)(response.request()));
    await page.goto(complete(33), { waitUntil: 'commit' });
    expect((await answered).status()).toBe(200);
    release();
    await expect(card(page)).toBeVisible();
    expect(searches).toHaveLength(1);

    await page.reload();
    await expect(card(page)).toBeVisible();
    expect(searches).toHaveLength(2);
    expect(browserErrors).toEqual([]);
  });

  test(`an address of ${name} that lacks a part of the search starts none`, async ({ page }) => {
    const searches = watchSearches(page, call);
    await page.goto(incomplete());
    await expect(
      page.getByRole('heading', { level: 1, name: 'Esta búsqueda no está completa' }),
    ).toBeVisible();
    expect(searches).toEqual([]);
  });

  if (suppliers.length === 0) continue;
  const setFaults = (mode: Fault['mode']) =>
    Promise.all(suppliers.map((target) => setFault({ target, mode })));

  test(`a search of ${name} that starts early shows the usual error while every supplier is down, and can be repeated`, async ({
    page,
  }) => {
    await setFaults('error500');
    const searches = watchSearches(page, call);
    // Another day for each try, because the api stores results.
    await page.goto(complete(34 + test.info().retry));
    await expect(page.getByText('No pudimos completar la búsqueda')).toBeVisible();
    expect(searches).toHaveLength(1);
    await clearFaults();
    // After failures of a supplier the api pauses its calls for a while.
    await expect(async () => {
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await expect(card(page)).toBeVisible({ timeout: 10_000 });
    }).toPass({ timeout: 90_000 });
  });

  test(`leaving a results address of ${name} before its scripts have run aborts its search`, async ({
    page,
  }) => {
    await setFaults('hang');
    await holdScripts(page);
    const started = page.waitForRequest(isFirst(call));
    await page.goto(complete(43), { waitUntil: 'commit' });
    const search = await started;
    const failed = page.waitForEvent('requestfailed', (request) => request === search);
    await page.goto('/robots.txt');
    expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED');
  });
}
