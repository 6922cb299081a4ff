import { screen, within } from '@testing-library/react';
import { aBootRecord, aDescriptor, expectNoAxeViolations } from '@tiquete/testing';
import { aDescriptorWith, aRemote, exposing, fakeFederation } from '../testing/builders';
import { authServer } from '../testing/fakeServer';
import { fakeOffline } from '../testing/fakeOffline';
import { renderShell } from '../testing/renderShell';
import { cacheSet } from './cacheSet';

const flights = aRemote({
  id: 'flights',
  release: 'flights_r1',
  entry: '/assets/remotes/flights/flights_r1/remoteEntry.1.js',
  chunks: {},
  fallback: null,
  descriptor: aDescriptorWith({
    id: 'flights',
    slice: 'flight',
    tab: { ...aDescriptor.tab!, id: 'FLIGHT', label: 'Vuelos', path: '/flights', activeOn: [] },
    routes: [{ ...aDescriptor.routes[0]!, path: '/flights' }],
    slots: {},
  }),
});
const hotels = aRemote({ fallback: null });
/** Opens a cached page, with hotels visited before, in a browser that cannot reach the server. */
async function openSaved(route: string, isVisited = true) {
  const { server } = fakeOffline({}, 'set_a');
  const boot = aBootRecord({ set: 'set_a', remotes: [hotels, flights], offline: 'kept' });
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [], configurable: true });
  if (isVisited) await cacheSet(boot, new Set(['hotels']));
  server.isReachable = false;
  authServer({
    answers: {
      'GET /api/auth/session': 'unreachable',
      'GET /api/releases/set': 'unreachable',
    },
  });
  return renderShell({
    route,
    boot,
    federation: fakeFederation({ hotels_r1: exposing('hotels_r1') }),
  });
}

it('opens a cached page, and shows that there is no connection', async () => {
  await openSaved('/');
  expect(await screen.findByRole('heading', { name: 'Inicio de hotels_r1' })).toBeVisible();
  expect(screen.getByText(/Estás sin conexión/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Iniciar sesión' })).toBeNull();
});

it('lists the pages that open offline in place of one that is not cached', async () => {
  const { container } = await openSaved('/flights');
  const page = within(screen.getByRole('main'));
  expect(
    await page.findByRole('heading', { name: 'Para abrir esta página necesitas internet' }),
  ).toBeVisible();
  expect(page.getByText('Sin internet puedes abrir:')).toBeVisible();
  expect(page.getAllByRole('link').map((link) => link.textContent)).toEqual(['Hoteles']);
  expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await expectNoAxeViolations(container);
});

it('shows a message when no page is cached', async () => {
  await openSaved('/flights', false);
  expect(
    await screen.findByText('Cuando vuelvas a tener internet, ábrela otra vez.'),
  ).toBeVisible();
});
