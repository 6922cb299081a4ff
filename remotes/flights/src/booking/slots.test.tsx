import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '@tiquete/testing';
import { aBooking, anIssuedBooking } from '../testing/bookingBuilders';
import { renderFlights } from '../testing/renderFlights';
import { Slot as BookingCard } from './BookingCard';
import { Slot as BookingDetail } from './BookingDetail';

const words = (container: HTMLElement) => (container.textContent ?? '').replace(/\u00a0/g, ' ');

it('tells a booked flight in a list', async () => {
  const { container } = renderFlights(<BookingCard data={aBooking()} />);
  expect(
    screen.getByRole('heading', { level: 2, name: 'Vuelo Bogotá – Cartagena, ida y vuelta' }),
  ).toBeInTheDocument();
  expect(words(container)).toContain('Cartagena2 pasajerosSale10 mar. 2027Termina17 mar. 2027');
  await expectNoAxeViolations(container);
});

it('tells a booked flight in full, by the clocks of its places', async () => {
  const { container } = renderFlights(<BookingDetail data={anIssuedBooking()} />);
  const told = words(container);
  for (const text of [
    'QX7K2M',
    'Ida: Bogotá – Cartagena',
    '+1 día',
    'Vuelta: Cartagena – Bogotá',
    '20:00',
    'Terminal 1',
    'Operado por Copa Airlines',
    'La escala pasa la noche en Medellín',
    'Llegas a José María Córdova (MDE) y sales de Olaya Herrera (EOH)',
    'Tarifa Básica',
    '1 equipaje de mano de 10 kg',
    'Sin maleta de bodega incluida',
    'Sol Pérez: Silla 12A, BOG–MDE',
    'Ana PérezTiquete 134-2100456789',
    'Sol PérezTiquete 134-2100456790',
  ]) {
    expect(told).toContain(text);
  }
  await expectNoAxeViolations(container);
});

it.each([
  {},
  {
    offer: { itineraries: [{ segments: [{ departure: 'x' }] }] },
    services: 'x',
    confirmation: { tickets: [null] },
  },
])('tells what there is of a snapshot such as %j', (snapshot) => {
  const { container } = renderFlights(<BookingDetail data={aBooking({ snapshot })} />);
  expect(words(container)).toBe(
    'Vuelo Bogotá – Cartagena, ida y vuelta, miércoles, 10 de marzo de 2027',
  );
});

it.each([undefined, null, 'x', [], { date_from: 'mañana' }])('shows nothing of %j', (data) => {
  const { container } = renderFlights(
    <>
      <BookingCard data={data} />
      <BookingDetail data={data} />
    </>,
  );
  expect(words(container)).toBe('');
});
