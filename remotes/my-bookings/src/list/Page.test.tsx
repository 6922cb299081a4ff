import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BookingSummary } from '@tiquete/contracts';
import { aBootRecord, aProblem, expectNoAxeViolations, pending } from '@tiquete/testing';
import { aList, anUnpaidSummary, aSummary } from '../testing/builders';
import { renderMyBookings, type MyBookingsRenderOptions } from '../testing/renderMyBookings';
import { Page } from './Page';

const coming = [
  aSummary({ id: 'coming', title: 'Casa Medina', code: 'AAAA2222' }),
  anUnpaidSummary({
    id: 'unpaid',
    title: 'Playa Azul',
    code: 'BBBB3333',
    date_from: '2099-01-01',
    date_to: '2099-01-03',
  }),
];
const byTime: Record<string, BookingSummary[]> = {
  upcoming: coming,
  past: [
    aSummary({
      id: 'gone',
      title: 'Hotel Manga',
      code: 'CCCC4444',
      date_from: '2024-01-01',
      date_to: '2024-01-03',
    }),
  ],
  cancelled: [
    aSummary({
      id: 'off',
      title: 'Hotel Getsemaní',
      code: 'DDDD5555',
      status: 'CANCEL',
      payment_status: 'REJECTED',
    }),
    aSummary({
      id: 'back',
      title: 'Hotel Bocagrande',
      code: 'EEEE6666',
      status: 'CANCEL',
      payment_status: 'REJECTED',
      refunded: 1480500,
    }),
  ],
};
const counts = { upcoming: 2, past: 1, cancelled: 2 };
/** Answers as the api does: the bookings of one `when`, with the counts of all. */
const answer = ({ query }: { query?: unknown }) => {
  const { when = 'upcoming', code = '' } = query as { when?: string; code?: string };
  const shown = (byTime[when] ?? []).filter((one) => one.code.startsWith(code));
  const left = (time: string) =>
    (byTime[time] ?? []).filter((one) => one.code.startsWith(code)).length;
  return aList(shown, {
    counts: { upcoming: left('upcoming'), past: left('past'), cancelled: left('cancelled') },
    products: ['HOTEL'],
  });
};
function open({ route = '/my_bookings', answers, ...options }: MyBookingsRenderOptions = {}) {
  return renderMyBookings(<Page />, {
    route,
    answers: { 'GET bookings': answer, ...answers },
    ...options,
  });
}
const titles = () =>
  screen.getAllByRole('article').map((row) => within(row).getByRole('heading').textContent);
function expectStates(row: HTMLElement, ...states: string[]) {
  for (const state of states) expect(within(row).getByText(state)).toBeInTheDocument();
}
const text = (element: HTMLElement) => (element.textContent ?? '').replace(/\u00a0/g, ' ');

it('shows at once that it is loading', async () => {
  const { container } = renderMyBookings(<Page />, {
    route: '/my_bookings',
    answers: { 'GET bookings': pending },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Mis reservas' })).toBeInTheDocument();
  expect(await screen.findByRole('status')).toHaveTextContent('Cargando tus reservas…');
  await expectNoAxeViolations(container);
});

it('shows future trips with their state, payment and code', async () => {
  const { container } = open();
  const row = await screen.findByRole('article', { name: 'Casa Medina, AAAA2222' });
  expect(titles()).toEqual(['Casa Medina', 'Playa Azul']);
  expect(text(row)).toContain('Emitida');
  expect(text(row)).toContain('Pago: APROVADO');
  expect(text(row)).toContain('$ 1.480.500');
  expect(
    within(row).getByRole('link', { name: 'Ver reserva: Casa Medina, AAAA2222' }),
  ).toHaveAttribute('href', '/my_bookings/detail?id=coming');
  expect(document.title).toBe('Mis reservas | Tiquete');
  await expectNoAxeViolations(container);
});

it('shows until when an unpaid booking can be paid, and a cancellation in progress', async () => {
  open({
    answers: {
      'GET bookings': () =>
        aList([...coming, aSummary({ id: 'b-3', title: 'En camino', course: 'CANCELLING' })], {
          counts,
        }),
    },
  });
  const row = await screen.findByRole('article', { name: /Playa Azul/ });
  expectStates(row, 'Reserva');
  expect(
    within(row).getByText(/^Tienes hasta el .+ a las \d\d:\d\d para pagarla/),
  ).toBeInTheDocument();
  expect(within(row).getByRole('link', { name: /Ver y pagar/ })).toBeInTheDocument();
  expectStates(screen.getByRole('article', { name: /En camino/ }), 'Emitida', 'Cancelando');
});

it('writes the filter to the address, with counts', async () => {
  const user = userEvent.setup();
  const { address, container } = open();
  await user.click(await screen.findByRole('button', { name: 'Pasadas (1)' }));
  expect(await screen.findByRole('article', { name: /Hotel Manga/ })).toBeInTheDocument();
  expect(address()).toBe('/my_bookings?show=past');
  await user.click(screen.getByRole('button', { name: 'Canceladas (2)' }));
  expectStates(
    await screen.findByRole('article', { name: /Getsemaní/ }),
    'Cancelada',
    'Pago: FALLIDO',
  );
  expectStates(screen.getByRole('article', { name: /Bocagrande/ }), 'Cancelada', 'Pago devuelto');
  await expectNoAxeViolations(container);
});

it('opens with the filters of the address', async () => {
  const { requests } = open({ route: '/my_bookings?show=cancelled&product=HOTEL&code=DDDD' });
  expect(
    await screen.findByRole('button', { name: 'Canceladas (1)', pressed: true }),
  ).toBeInTheDocument();
  expect(titles()).toEqual(['Hotel Getsemaní']);
  expect(screen.getByRole('textbox', { name: 'Código de reserva' })).toHaveValue('DDDD');
  expect(requests[0]?.input.query).toMatchObject({
    when: 'cancelled',
    product: 'HOTEL',
    code: 'DDDD',
  });
});

it('finds by code, leaves a wrong code in its field, and links the filter that has it', async () => {
  const user = userEvent.setup();
  const { address, requests, container } = open();
  const field = await screen.findByRole('textbox', { name: 'Código de reserva' });
  await user.type(field, 'CC%{enter}');
  expect(field).toHaveAccessibleDescription('Un código solo tiene letras y números.');
  expect(field).toHaveValue('CC%');
  expect(requests).toHaveLength(1);
  await user.clear(field);
  await user.type(field, 'CCCC{enter}');
  expect(
    await screen.findByRole('heading', { name: 'No hay reservas con el código «CCCC» aquí' }),
  ).toBeInTheDocument();
  expect(field).toHaveFocus();
  await expectNoAxeViolations(container);
  expect(screen.getByRole('link', { name: 'Ver Pasadas (1)' })).toHaveAttribute(
    'href',
    '/my_bookings?show=past&code=CCCC',
  );
  await user.click(screen.getByRole('button', { name: 'Pasadas (1)' }));
  expect(await screen.findByRole('article', { name: /Hotel Manga/ })).toBeInTheDocument();
  expect(address()).toBe('/my_bookings?show=past&code=CCCC');
  await user.click(screen.getByRole('button', { name: 'Dejar de buscar por código' }));
  expect(address()).toBe('/my_bookings?show=past');
  expect(field).toHaveValue('');
});

it('offers a filter by product for two or more, with the names of their tabs', async () => {
  const user = userEvent.setup();
  const { remotes } = aBootRecord();
  const flights = remotes.map((remote) => ({
    ...remote,
    id: 'flights',
    descriptor: {
      ...remote.descriptor,
      id: 'flights',
      tab: { ...remote.descriptor.tab!, id: 'FLIGHT', label: 'Vuelos' },
    },
  }));
  const { address } = open({
    boot: { ...aBootRecord(), remotes: [...remotes, ...flights] },
    answers: { 'GET bookings': () => aList(coming, { counts, products: ['HOTEL', 'FLIGHT'] }) },
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Producto' }), 'Vuelos');
  expect(address()).toBe('/my_bookings?product=FLIGHT');
});

it('adds further pages below, and shows when one fails', async () => {
  const user = userEvent.setup();
  let isDown = true;
  const { address } = open({
    answers: {
      'GET bookings': ({ query }) => {
        const { page } = query as { page: number };
        if (page > 1 && isDown) throw aProblem();
        return aList([aSummary({ id: `b-${page}`, title: `Viaje ${page}` })], {
          total: 2,
          page_size: 1,
          counts,
        });
      },
    },
  });
  expect(await screen.findByText('1 de 2 reservas')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ver más' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos traer más reservas.');
  expect(titles()).toEqual(['Viaje 1']);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('article', { name: /Viaje 2/ })).toBeInTheDocument();
  expect(address()).toBe('/my_bookings?pages=2');
  expect(screen.queryByRole('button', { name: 'Ver más' })).not.toBeInTheDocument();
});

it('leads to the search, or to a booking without an account, if there is none at all', async () => {
  const { container } = open({ answers: { 'GET bookings': () => aList([]) } });
  expect(
    await screen.findByRole('heading', { name: 'Aún no tienes reservas' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Buscar un viaje' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('button', { name: 'Agrega tu reserva' })).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it.each([
  ['/my_bookings', 'No tienes viajes próximos', 'Ver Pasadas (1)'],
  ['/my_bookings?show=past', 'No tienes viajes pasados', 'Ver Próximas (2)'],
  ['/my_bookings?show=cancelled', 'No tienes reservas canceladas', 'Ver Próximas (2)'],
])(
  'shows at %s that there is none, with links to filters that have some',
  async (route, name, way) => {
    open({ route, answers: { 'GET bookings': () => aList([], { counts, products: ['HOTEL'] }) } });
    expect(await screen.findByRole('heading', { name })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: way })).toBeInTheDocument();
  },
);

it('shows the error and a contact, and succeeds on retry', async () => {
  const user = userEvent.setup();
  let isDown = true;
  const { container } = open({
    answers: {
      'GET bookings': (input) => {
        if (isDown) throw aProblem();
        return answer(input);
      },
    },
  });
  expect(
    await screen.findByText('Algo falló de nuestro lado. Inténtalo de nuevo.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /WhatsApp/ })).toBeInTheDocument();
  await expectNoAxeViolations(container);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('article', { name: /Casa Medina/ })).toBeInTheDocument();
});

it('fetches the session again after it ended', async () => {
  const { sessions } = open({
    answers: {
      'GET bookings': () => {
        throw aProblem({
          code: 'UNAUTHENTICATED',
          status: 401,
          title: 'Inicia sesión para continuar.',
        });
      },
    },
  });
  await waitFor(() => expect(sessions.mock.calls.length).toBeGreaterThan(1));
});

it('opens with the last filter for an address without one', async () => {
  const user = userEvent.setup();
  const { address } = open({ stored: { filter: { show: 'past', product: null } } });
  expect(await screen.findByText('Hotel Manga')).toBeVisible();
  expect(address()).toBe('/my_bookings?show=past');
  await user.click(screen.getByRole('button', { name: /^Próximas/ }));
  expect(await screen.findByText('Casa Medina')).toBeVisible();
  expect(address()).toBe('/my_bookings');
});

it('marks the booking that was viewed last', async () => {
  open({ stored: { lastViewed: 'unpaid' } });
  const row = await screen.findByRole('article', { name: /BBBB3333/ });
  expect(within(row).getByText('La última que viste')).toBeVisible();
  expect(screen.getAllByText('La última que viste')).toHaveLength(1);
});
