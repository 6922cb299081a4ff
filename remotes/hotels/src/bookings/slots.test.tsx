import { screen } from '@testing-library/react';
import type { HotelSnapshot } from '@tiquete/contracts';
import { readHotelSnapshot } from '@tiquete/contracts/hotel-snapshot';
import { aBookingOf } from '@tiquete/checkout/testing/builders';
import { expectNoAxeViolations, rowOf } from '@tiquete/testing';
import { renderHotels } from '../testing/renderHotels';
import { Slot as BookingCard } from './BookingCard';
import { Slot as BookingDetail } from './BookingDetail';

const summary = aBookingOf({
  product: 'HOTEL',
  title: 'Casa Medina',
  image: '/media/hb/1001/1',
  destination_name: 'Cartagena',
  date_from: '2027-03-10',
  date_to: '2027-03-12',
  totalPax: 3,
  total: 500_000,
  price_breakdown: { base: 500_000, taxes: [], fees: [], pay_at_hotel: [] },
});
const snapshot = {
  hotel: {
    hotelCode: '1001',
    name: 'Casa Medina',
    city_name: 'Cartagena',
    star_number: 4,
    address: 'Calle del Santísimo 8-12',
    zone_name: 'Centro histórico',
    geo: { latitude: 10.4236, longitude: -75.5498 },
    phones: ['+57 605 000 0000'],
    check_in_from: '15:00',
    check_out_until: '12:00',
  },
  room: { roomCode: 'DBL', name: 'Doble superior', beds: [{ type: 'Cama doble', count: 1 }] },
  boardCode: 'BB' as const,
  rooms: [
    { adults: 2, childrens: [] },
    { adults: 1, childrens: [5, 9] },
  ],
  supplier: 'HB' as const,
  boardName: 'Alojamiento y desayuno',
  nights: 2,
  per_night: [],
  promotion: null,
  confirmation: { supplier_vat: '900.111.222-3', rate_comments: 'Pide la llave en recepción.' },
} satisfies HotelSnapshot & { confirmation: object };
it('reads each field where the api stores it', () => {
  expect(snapshot).toMatchObject(readHotelSnapshot(snapshot));
});

const words = (container: HTMLElement) => (container.textContent ?? '').replace(/\u00a0/g, ' ');

it('shows a booked stay in a list', async () => {
  const { container } = renderHotels(<BookingCard data={summary} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Casa Medina' })).toBeInTheDocument();
  expect(screen.getByText('2 noches, 3 huéspedes')).toBeInTheDocument();
  expect(rowOf(container, 'Llegada').getByText('10 mar. 2027')).toBeInTheDocument();
  expect(rowOf(container, 'Salida').getByText('12 mar. 2027')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it('shows a booked stay in full', async () => {
  const { container } = renderHotels(<BookingDetail data={{ ...summary, snapshot }} />);
  const shown = words(container);
  const arrival = rowOf(container, 'Llegada');
  expect(arrival.getByText('10 mar. 2027')).toBeInTheDocument();
  expect(arrival.getByText('Desde las 15:00, hora del hotel')).toBeInTheDocument();
  const departure = rowOf(container, 'Salida');
  expect(departure.getByText('12 mar. 2027')).toBeInTheDocument();
  expect(departure.getByText('Hasta las 12:00, hora del hotel')).toBeInTheDocument();
  expect(shown).toContain('Calle del Santísimo 8-12, Centro histórico, Cartagena');
  for (const text of [
    'Doble superior',
    '1 × Cama doble',
    'Habitación 1: 2 adultos',
    'Habitación 2: 1 adulto, 2 niños (5, 9 años)',
  ])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(shown).toContain('Desayuno incluido');
  expect(shown).toContain('900.111.222-3');
  expect(shown).toContain('Pide la llave en recepción.');
  expect(screen.getByRole('link', { name: '+57 605 000 0000' })).toHaveAttribute(
    'href',
    'tel:+576050000000',
  );
  expect(screen.getByRole('link', { name: /Cómo llegar/ })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=10.4236,-75.5498',
  );
  await expectNoAxeViolations(container);
});

it('shows remarks only if the tariff did not have them', () => {
  const { container } = renderHotels(
    <BookingDetail
      data={{
        ...summary,
        snapshot,
        rate_comments: 'Lleva tu documento. Pide la llave en recepción.',
      }}
    />,
  );
  expect(words(container)).not.toContain('Pide la llave');
});

it.each([{}, { hotel: null, room: 'x', rooms: {}, boardCode: 'ZZ' }])(
  'shows the readable part of a snapshot such as %j',
  (partial) => {
    const { container } = renderHotels(<BookingDetail data={{ ...summary, snapshot: partial }} />);
    expect(words(container)).toContain('2 noches, 3 huéspedes');
    expect(words(container)).not.toContain('Habitación');
    expect(words(container)).not.toContain('Cómo llegar');
  },
);
