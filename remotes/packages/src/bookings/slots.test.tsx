import { screen } from '@testing-library/react';
import type { BookingDetail as Booking } from '@tiquete/contracts';
import { expectNoAxeViolations, rowOf } from '@tiquete/testing';
import { aBooking } from '../testing/checkoutBuilders';
import { renderPackages } from '../testing/renderPackages';
import { Slot as BookingCard } from './BookingCard';
import { Slot as BookingDetail } from './BookingDetail';

const words = (container: HTMLElement) => (container.textContent ?? '').replace(/\u00a0/g, ' ');

it('shows a package in a list', async () => {
  const { container } = renderPackages(<BookingCard data={aBooking} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Europa clásica' })).toBeInTheDocument();
  for (const text of ['Madrid y París', '5 viajeros', 'Sales'])
    expect(screen.getByText(text)).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it('shows a package in full', async () => {
  const { container } = renderPackages(<BookingDetail data={aBooking} />);
  const shown = words(container);
  for (const text of [
    'Desde Bogotá',
    'Habitaciones: Triple, Sencilla',
    'Madrid: Hotel Plaza Madrid o similar, 3 noches, desayuno incluido',
    'La salida está confirmada: tu viaje se hace.',
    'Pasaporte vigente al menos 6 meses después del regreso.',
    'España no exige visa. Hasta 90 días.',
  ])
    expect(shown).toContain(text);
  expect(screen.getByRole('heading', { name: 'Qué llevar' })).toBeInTheDocument();
  expect(screen.getByText('Adaptador de corriente')).toBeInTheDocument();
  expect(
    rowOf(container, 'Llegada a Madrid').getByText('Tapas por La Latina.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cambiar un pasajero' })).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it.each([
  ['is waited for', { status: 'COTIZED', course: 'WAITING' }, 'con 10 viajeros, a más tardar el'],
  ['is over', { status: 'CANCEL' }, null],
  ['is being cancelled', { status: 'OK', course: 'CANCELLING' }, null],
])('shows the group of a departure that %s', (_, changes, expected) => {
  const { container } = renderPackages(
    <BookingDetail data={{ ...aBooking, ...changes } as typeof aBooking} />,
  );
  const shown = words(container);
  if (expected === null) expect(shown).not.toContain('Grupo mínimo');
  else expect(shown).toContain(expected);
});

it.each<[string, Partial<Booking>]>([
  ['is not issued', { status: 'COTIZED' }],
  ['was cancelled', { status: 'CANCEL' }],
  ['has departed', { date_from: '2020-01-01' }],
])('offers no change of passengers in a package that %s', (_, changes) => {
  renderPackages(<BookingDetail data={{ ...aBooking, ...changes }} />);
  expect(screen.queryByRole('button', { name: 'Cambiar un pasajero' })).toBeNull();
});

it.each([{}, { rooms: 'x', hotel: 1, visas: [null], itinerary: [{ date: 'mañana' }] }])(
  'shows the readable part of a snapshot such as %j',
  (snapshot) => {
    const { container } = renderPackages(<BookingDetail data={{ ...aBooking, snapshot }} />);
    expect(rowOf(container, 'Viajeros').getByText('5 viajeros')).toBeInTheDocument();
    expect(screen.queryByText('Día a día')).not.toBeInTheDocument();
  },
);
