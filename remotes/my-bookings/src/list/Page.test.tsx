import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BookingSummary } from '@tiquete/contracts';
import type { SlotProps } from '@tiquete/platform';
import { aBootRecord, expectNoAxeViolations } from '@tiquete/testing';
import { anUnpaidSummary, aProblem, aSummary } from '../testing/builders';
import { renderMyBookings, type MyBookingsRenderOptions } from '../testing/renderMyBookings';
import { Page } from './Page';

const listOf = (bookings: BookingSummary[], total = bookings.length) => ({ data: bookings, meta: { total, page: 1 } });
const some = [
  aSummary({ id: 'coming', title: 'Casa Medina', code: 'AAAA2222' }),
  anUnpaidSummary({ id: 'unpaid', title: 'Playa Azul', code: 'BBBB3333', date_from: '2099-01-01', date_to: '2099-01-03' }),
  aSummary({ id: 'gone', title: 'Hotel Manga', code: 'CCCC4444', date_from: '2024-01-01', date_to: '2024-01-03' }),
  aSummary({ id: 'off', title: 'Hotel Getsemaní', code: 'DDDD5555', status: 'CANCEL', payment_status: 'REJECTED' }),
];
function open(bookings: BookingSummary[] = some, { route = '/my_bookings', ...options }: MyBookingsRenderOptions = {}) {
  return renderMyBookings(<Page />, { route, answers: { 'GET bookings': () => listOf(bookings) }, ...options });
}
const titles = () => screen.getAllByRole('article').map((row) => within(row).getByRole('heading').textContent);
const text = (element: HTMLElement) => (element.textContent ?? '').replace(/\u00a0/g, ' ');

it('says at once that it is looking', async () => {
  const { container } = open(some, { answers: {} });
  expect(screen.getByRole('heading', { level: 1, name: 'Mis reservas' })).toBeInTheDocument();
  expect(await screen.findByRole('status')).toHaveTextContent('Cargando tus reservas…');
  await expectNoAxeViolations(container);
});

it('shows coming trips with their state, money and code', async () => {
  const { container } = open();
  const row = await screen.findByRole('article', { name: 'Casa Medina, AAAA2222' });
  expect(titles()).toEqual(['Casa Medina', 'Playa Azul']);
  expect(text(row)).toContain('Emitida');
  expect(text(row)).toContain('Pago: APROVADO');
  expect(text(row)).toContain('$ 1.480.500');
  expect(within(row).getByRole('link', { name: 'Ver reserva: Casa Medina, AAAA2222' })).toHaveAttribute('href', '/my_bookings/detail?id=coming');
  expect(document.title).toBe('Mis reservas | Tiquete');
  await expectNoAxeViolations(container);
});

it('says until when an unpaid one can be paid', async () => {
  open();
  const row = await screen.findByRole('article', { name: /Playa Azul/ });
  expect(text(row)).toContain('Reserva');
  expect(text(row)).toMatch(/Tienes hasta el .+ a las \d\d:\d\d para pagarla/);
  expect(within(row).getByRole('link', { name: /Ver y pagar/ })).toBeInTheDocument();
});

it('keeps the filter in the address, with counts', async () => {
  const { address } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Pasadas (1)' }));
  expect(titles()).toEqual(['Hotel Manga']);
  expect(address()).toBe('/my_bookings?show=past');
  await userEvent.click(screen.getByRole('button', { name: 'Canceladas (1)' }));
  expect(titles()).toEqual(['Hotel Getsemaní']);
  expect(text(screen.getByRole('article'))).toContain('CanceladaPago: FALLIDO');
});

it('opens with the filter of the address', async () => {
  open(some, { route: '/my_bookings?show=cancelled' });
  expect(await screen.findByRole('button', { name: 'Canceladas (1)', pressed: true })).toBeInTheDocument();
  expect(titles()).toEqual(['Hotel Getsemaní']);
});

it('asks for every page', async () => {
  const many = Array.from({ length: 3 }, (_, at) => aSummary({ id: `b-${at}`, title: `Viaje ${at}`, code: `CODE222${at}` }));
  const { asked } = open([], {
    answers: { 'GET bookings': ({ query }) => listOf(many.slice((query as { page: number }).page - 1).slice(0, 1), 3) },
  });
  expect(await screen.findByRole('button', { name: 'Próximas (3)' })).toBeInTheDocument();
  expect(asked.map(({ input }) => input.query)).toEqual([{ page: 1 }, { page: 2 }, { page: 3 }]);
});

it('leads to the search when nothing was ever booked', async () => {
  const { container } = open([]);
  expect(await screen.findByRole('heading', { name: 'Aún no tienes reservas' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Buscar un viaje' })).toHaveAttribute('href', '/');
  await expectNoAxeViolations(container);
});

it.each([
  ['/my_bookings', 'No tienes viajes próximos', aSummary({ status: 'CANCEL' })],
  ['/my_bookings?show=past', 'No tienes viajes pasados', aSummary()],
  ['/my_bookings?show=cancelled', 'No tienes reservas canceladas', aSummary()],
])('says at %s that there is none of these', async (route, name, other) => {
  open([other], { route });
  expect(await screen.findByRole('heading', { name })).toBeInTheDocument();
});

it('says what failed, who to ask, and finds on another try', async () => {
  let isDown = true;
  const { container } = open([], {
    answers: {
      'GET bookings': () => {
        if (isDown) throw aProblem();
        return listOf(some);
      },
    },
  });
  expect(await screen.findByText('Algo falló de nuestro lado. Inténtalo de nuevo.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /WhatsApp/ })).toBeInTheDocument();
  await expectNoAxeViolations(container);
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('article', { name: /Casa Medina/ })).toBeInTheDocument();
});

it('asks who is there when the session turns out to be over', async () => {
  const { sessions } = open([], {
    answers: {
      'GET bookings': () => {
        throw aProblem({ code: 'UNAUTHENTICATED', status: 401, title: 'Inicia sesión para continuar.' });
      },
    },
  });
  await waitFor(() => expect(sessions.mock.calls.length).toBeGreaterThan(1));
});

it("lets the product's remote tell what was booked", async () => {
  const Slot = ({ data }: SlotProps) => <h2>Tu hotel {(data as BookingSummary).title}</h2>;
  open(some, { slots: { 'booking-card': async () => Slot } });
  const row = await screen.findByRole('article', { name: /Casa Medina/ });
  expect(await within(row).findByRole('heading', { name: 'Tu hotel Casa Medina' })).toBeInTheDocument();
  expect(text(row)).toContain('Emitida');
});

it.each([
  ['cannot be had', async () => Promise.reject(new Error('gone'))],
  ['crashes', async () => () => { throw new Error('broken'); }],
])('shows the plain booking when the part of a remote %s', async (_, load) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  open(some, { slots: { 'booking-card': load } });
  const row = await screen.findByRole('article', { name: /Casa Medina/ });
  await waitFor(() => expect(within(row).getByRole('heading', { name: 'Casa Medina' })).toBeInTheDocument());
});

it('shows the plain booking of a product that this brand does not sell', async () => {
  const Slot = () => <h2>Otro producto</h2>;
  open([aSummary({ product: 'FLIGHT', title: 'Bogotá – Cartagena' })], { slots: { 'booking-card': async () => Slot }, boot: aBootRecord() });
  expect(await screen.findByRole('heading', { name: 'Bogotá – Cartagena' })).toBeInTheDocument();
});
