import { expect, test, variant, variantIf } from '../../fixtures/test';
import { clearFaults, setFault } from '../../fixtures/sandbox';
import { aStay } from '../../pages/HotelsPage';

test('a remote that answers 503 leaves the frame working and comes back with "Reintentar"', async ({
  page,
  hotels,
  frame,
}) => {
  await page.route('**/assets/remotes/hotels/**', (route) =>
    route.fulfill({ status: 503, body: 'busy' }),
  );
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await frame.signInLink().click();
  await expect(frame.email()).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await page.unroute('**/assets/remotes/hotels/**');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(hotels.destination()).toBeVisible();
});

for (const [what, files] of [
  ['entry', /\/assets\/remotes\/hotels\/[^/]+\/remoteEntry\./],
  ['exposed module', /\/assets\/remotes\/hotels\/[^/]+\/c\.remote\./],
  ['page', /\/assets\/remotes\/hotels\/[^/]+\/c\.home\./],
  ['every file', /\/assets\/remotes\/hotels\//],
] as const) {
  const title = `"Reintentar" asks afresh while the first request of a remote still hangs: ${what}`;
  test(title, variantIf(what !== 'every file'), async ({ page, hotels }) => {
    const hanging = new Set<string>();
    await page.route(files, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (hanging.has(pathname)) await route.continue();
      else hanging.add(pathname);
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(hotels.destination()).toBeVisible();
  });
}

test('a supplier that hangs affects only its own results, and is named', async ({
  page,
  hotels,
}) => {
  await setFault({ target: 'availability', mode: 'hang' });
  await hotels.openResults(aStay('PEI', 'Pereira'));
  await expect(hotels.firstCard()).toBeVisible();
  await expect(page.getByText(/No alcanzó a responder.*Hotelbeds/)).toBeVisible();
});

test(
  'suppliers that all hang show skeletons at once, then a message and a retry button',
  variant,
  async ({ page, hotels }) => {
    await setFault({ target: 'availability', mode: 'hang' });
    await setFault({ target: 'do', mode: 'hang' });
    await hotels.openResults(aStay('MDE', 'Medellín'));
    await expect(page.getByText(/Buscando hoteles en Medellín/).first()).toBeVisible();
    await expect(page.getByText('No pudimos completar la búsqueda')).toBeVisible();
    await clearFaults();
    // The circuit breaker skips a failed supplier for a while. A later search includes it again.
    await expect(async () => {
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await expect(hotels.firstCard()).toBeVisible({ timeout: 6_000 });
    }).toPass({ timeout: 90_000 });
  },
);

test('an unreachable server shows an error, and the search remains', async ({
  page,
  hotels,
  context,
}) => {
  await page.goto('/');
  await expect(hotels.destination()).toBeVisible();
  await page.route('**/api/hotels/searchs', (route) => route.abort());
  await hotels.openResults();
  await expect(
    page.getByText('No hay conexión. Revisa tu internet e inténtalo de nuevo.').first(),
  ).toBeVisible();
  await expect(page.getByText(/Cartagena/).first()).toBeVisible();
  await context.unrouteAll();
});
