import type { Page, Request } from '@playwright/test';
import { setFault } from '../../fixtures/sandbox';
import { expect, test } from '../../fixtures/test';
import { aStay, resultsPath } from '../../pages/HotelsPage';

const CALL = '/api/hotels/searchs';
const SHELL = '**/assets/shell/main.*.js';

/** Holds the shell's script back until the returned function is called. */
async function holdShell(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route(SHELL, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
/** Searches that begin a session: the later calls of a page continue it. */
const isFirst = (request: Request) =>
  request.url().endsWith(CALL) && !('sessionCode' in (request.postDataJSON() as object));
function watchSearches(page: Page): Request[] {
  const searches: Request[] = [];
  page.on('request', (request) => {
    if (isFirst(request)) searches.push(request);
  });
  return searches;
}

test('a results address searches once, before any script of the shell has run, also after a reload', async ({
  page,
  hotels,
  browserErrors,
}) => {
  const release = await holdShell(page);
  const searches = watchSearches(page);
  const answered = page.waitForResponse((response) => isFirst(response.request()));
  await page.goto(resultsPath(aStay()), { waitUntil: 'commit' });
  expect((await answered).status()).toBe(200);
  await expect(hotels.cards()).toHaveCount(0);
  release();
  await expect(hotels.firstCard()).toContainText('3 noches, impuestos incluidos');
  expect(searches).toHaveLength(1);

  await page.reload();
  await expect(hotels.firstCard()).toBeVisible();
  expect(searches).toHaveLength(2);
  expect(browserErrors).toEqual([]);
});

test('leaving a results address before its scripts have run aborts its search', async ({
  page,
}) => {
  await setFault({ target: 'availability', mode: 'hang' });
  await setFault({ target: 'do', mode: 'hang' });
  await holdShell(page);
  const started = page.waitForRequest(isFirst);
  await page.goto(resultsPath(aStay('SMR', 'Santa Marta', 33)), { waitUntil: 'commit' });
  const search = await started;
  const failed = page.waitForEvent('requestfailed', (request) => request === search);
  await page.goto('/robots.txt');
  expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED');
});

test('a search that starts early shows the usual error while every supplier is down', async ({
  page,
  hotels,
}) => {
  await setFault({ target: 'availability', mode: 'error500' });
  await setFault({ target: 'do', mode: 'error500' });
  const searches = watchSearches(page);
  await hotels.openResults(aStay('ADZ', 'San Andrés', 34));
  await expect(page.getByText('No pudimos completar la búsqueda')).toBeVisible();
  expect(searches).toHaveLength(1);
});
