import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadingStarted, notify } from '@tiquete/platform';
import { aBrand, aDescriptor, expectNoAxeViolations } from '@tiquete/testing';
import { aDescriptorWith, aRemote, exposing, fakeFederation } from '../testing/builders';
import { authServer } from '../testing/fakeServer';
import { renderShell } from '../testing/renderShell';

const withBookings = {
  remotes: [
    aRemote({ fallback: null }),
    aRemote({
      id: 'my-bookings',
      descriptor: aDescriptorWith({
        id: 'my-bookings',
        tab: undefined,
        routes: [],
        slots: {},
        menu: [
          { id: 'MY_BOOKINGS', label: 'Mis reservas', path: '/my_bookings', order: 1 },
          {
            id: 'FIND',
            label: 'Ver mi reserva',
            path: '/my_bookings/detail',
            order: 2,
            guest: true,
          },
        ],
      }),
    }),
  ],
};
const home = () => screen.findByRole('heading', { level: 1 });

it('marks the tab of the page, and none on a detail page', async () => {
  authServer();
  const { unmount } = await renderShell({ route: '/searchs/hotels' });
  expect(screen.getByRole('link', { name: 'Hoteles' })).toHaveAttribute('aria-current', 'page');
  unmount();
  await renderShell({ route: '/searchs/hotels/detail' });
  expect(screen.getByRole('navigation', { name: 'Productos' })).toBeVisible();
  expect(
    within(screen.getByRole('navigation', { name: 'Productos' })).getByRole('link', {
      name: 'Hoteles',
    }),
  ).not.toHaveAttribute('aria-current');
});
it('has no tabs in a checkout', async () => {
  authServer();
  await renderShell({ route: '/checkout/hotel?sessionCode=1' });
  expect(screen.getByRole('link', { name: /^Inicio/ })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Productos' })).toBeNull();
});
it.each([
  ['a pointer', (tab: HTMLElement) => userEvent.setup().hover(tab)],
  ['the focus', async (tab: HTMLElement) => act(() => tab.focus())],
])('prepares the page of a tab when %s is on it', async (_, reach) => {
  authServer();
  const federation = fakeFederation({ hotels_r1: exposing('hotels_r1') });
  await renderShell({ route: '/no-existe', federation });
  expect(federation.requests).toEqual([]);
  const tabs = within(screen.getByRole('navigation', { name: 'Productos' }));
  await reach(tabs.getByRole('link', { name: 'Hoteles' }));
  await waitFor(() => expect(federation.requests).toEqual(['hotels_r1']));
});
it('names currency and language in words, and offers a menu for more than one choice', async () => {
  authServer();
  const { unmount } = await renderShell({ route: '/no-existe' });
  const banner = () => within(screen.getByRole('banner'));
  expect(banner().getByText('Moneda: Peso colombiano')).toBeInTheDocument();
  expect(banner().queryByRole('button', { name: /Moneda|Idioma/ })).toBeNull();
  unmount();
  const languages = [
    { code: 'es', label: 'Español' },
    { code: 'en', label: 'English' },
  ];
  await renderShell({ route: '/no-existe', boot: { languages } });
  expect(banner().getByRole('button', { name: /Idioma/ })).toBeVisible();
});
it('answers the questions before a purchase on first pages only', async () => {
  authServer();
  const { unmount } = await renderShell({ route: '/' });
  const answer = await screen.findByText(/^Aceptamos: PSE/);
  expect(answer).not.toBeVisible();
  await userEvent.setup().click(screen.getByText('¿Con qué puedo pagar?'));
  expect(answer).toBeVisible();
  unmount();
  await renderShell({ route: '/searchs/hotels' });
  expect(screen.queryByText('Preguntas frecuentes')).toBeNull();
});
it('shows the seller and its contacts, with the links that the law requires', async () => {
  authServer();
  await renderShell();
  const footer = within(screen.getByRole('contentinfo'));
  for (const text of [aBrand.legal_name, aBrand.nit, aBrand.rnt, aBrand.address])
    expect(footer.getByText(text)).toBeVisible();
  expect(footer.getByRole('link', { name: /601 000 0000/ })).toHaveAttribute(
    'href',
    'tel:+576010000000',
  );
  expect(footer.getByRole('link', { name: /SIC/ })).toHaveAttribute(
    'href',
    'https://www.sic.gov.co',
  );
  for (const [name, href] of [
    ['Términos y condiciones', '/terms_and_conditions'],
    ['Política de tratamiento de datos personales', '/data_processing_policies'],
    ['Preguntas frecuentes sobre pagos', '/payments_faq'],
  ] as const) {
    expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  expect(footer.getByText(/explotación/)).toHaveTextContent('679');
});
it('offers to sign in and to return to the same page', async () => {
  authServer();
  await renderShell({ route: '/searchs/hotels?a=1#mapa' });
  expect(await screen.findByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute(
    'href',
    '/login?callbackUrl=%2Fsearchs%2Fhotels%3Fa%3D1%23mapa',
  );
});
it('leads a visitor without a session to a booking, from header and footer', async () => {
  authServer();
  await renderShell({ boot: withBookings });
  await screen.findByRole('link', { name: 'Iniciar sesión' });
  for (const part of ['banner', 'contentinfo'])
    expect(
      within(screen.getByRole(part)).getByRole('link', { name: 'Ver mi reserva' }),
    ).toHaveAttribute('href', '/my_bookings/detail');
});
it('lists the menu entries of the remotes and signs out', async () => {
  const user = userEvent.setup();
  authServer({ isSignedIn: true });
  const { address } = await renderShell({ route: '/searchs/hotels', boot: withBookings });
  await user.click(await screen.findByRole('button', { name: /Ana Ruiz/ }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Mi cuenta',
    'Mis reservas',
    'Cerrar Sesión',
  ]);
  await user.click(menu.getByRole('menuitem', { name: 'Cerrar Sesión' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(await screen.findByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
});
it.each([
  ['user menu', /Ana Ruiz/],
  ["phone's menu", 'Abrir el menú'],
])('loads the pages behind the entries of the %s when it opens', async (_, button) => {
  const user = userEvent.setup();
  authServer({ isSignedIn: true });
  const bookings = aDescriptorWith({
    id: 'my-bookings',
    tab: undefined,
    slots: {},
    menu: [{ id: 'MY_BOOKINGS', label: 'Mis reservas', path: '/my_bookings', order: 1 }],
    routes: [{ ...aDescriptor.routes[0]!, path: '/my_bookings', page: 'home' }],
  });
  const federation = fakeFederation({
    hotels_r1: exposing('hotels_r1'),
    bookings_r1: exposing('bookings_r1', { descriptor: bookings }),
  });
  await renderShell({
    federation,
    boot: {
      remotes: [
        aRemote({ fallback: null }),
        aRemote({
          id: 'my-bookings',
          release: 'bookings_r1',
          fallback: null,
          descriptor: bookings,
        }),
      ],
    },
  });
  expect(federation.requests).toEqual(['hotels_r1']);
  await user.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(federation.requests).toEqual(['hotels_r1', 'bookings_r1']));
});
it('covers the page while it is blocked, and shows a notice until it is dismissed', async () => {
  const user = userEvent.setup();
  authServer();
  const { store } = await renderShell();
  await home();
  act(() => void store.dispatch(loadingStarted('price')));
  expect(await screen.findByText('Cargando…')).toBeInTheDocument();
  act(() => void store.dispatch(notify({ kind: 'error', text: 'No se pudo' })));
  const notices = within(screen.getByRole('region', { name: 'Avisos' }));
  await user.click(await notices.findByRole('button', { name: 'Cerrar' }));
  expect(notices.queryByText('No se pudo')).not.toBeInTheDocument();
});
it('lets the traveller continue without the saved state when it cannot be restored', async () => {
  const user = userEvent.setup();
  authServer();
  const startAfresh = jest.fn();
  await renderShell({ preloaded: { persistence: { phase: 'failed' } }, startAfresh });
  expect(screen.getByRole('alert')).toHaveTextContent('No pudimos recuperar lo guardado');
  await user.click(screen.getByRole('button', { name: 'Empezar de nuevo' }));
  expect(startAfresh).toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(screen.queryByText('No pudimos recuperar lo guardado')).not.toBeInTheDocument();
});
it('shows when there is no connection', async () => {
  authServer();
  await renderShell();
  await home();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/Estás sin conexión/)).toBeVisible();
});
it('moves the focus to the heading of a new page and announces it', async () => {
  const user = userEvent.setup();
  authServer();
  await renderShell();
  await home();
  await user.click(
    within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Términos y condiciones' }),
  );
  const heading = await screen.findByRole('heading', { level: 1, name: 'Términos y condiciones' });
  expect(heading).toHaveFocus();
  expect(document.title).toBe('Términos y condiciones | Tiquete');
  expect(
    screen.getAllByRole('status').some(({ textContent }) => textContent === document.title),
  ).toBe(true);
});
it('has no accessibility violations', async () => {
  authServer({ isSignedIn: true });
  const { container } = await renderShell({ boot: withBookings });
  await home();
  await screen.findByRole('button', { name: /Ana Ruiz/ });
  await expectNoAxeViolations(container);
});
