import { screen, waitFor, within } from '@testing-library/react';
import type { SlotProps } from '@tiquete/platform';
import { aBootRecord } from '@tiquete/testing';
import { aList, aSummary } from '../testing/builders';
import { renderMyBookings, type MyBookingsRenderOptions } from '../testing/renderMyBookings';
import { Page } from './Page';

const open = ({ answers, ...options }: MyBookingsRenderOptions) =>
  renderMyBookings(<Page />, {
    route: '/my_bookings',
    answers: { 'GET bookings': () => aList([aSummary({ title: 'Casa Medina' })]), ...answers },
    ...options,
  });

it('shows the part of the product’s remote', async () => {
  const Slot = ({ data }: SlotProps['booking-card']) => <h2>Tu hotel {data.title}</h2>;
  open({ slots: { 'booking-card': async () => Slot } });
  const row = await screen.findByRole('article', { name: /Casa Medina/ });
  expect(
    await within(row).findByRole('heading', { name: 'Tu hotel Casa Medina' }),
  ).toBeInTheDocument();
  expect(row).toHaveTextContent('Emitida');
});

it.each([
  ['cannot be had', async () => Promise.reject(new Error('gone'))],
  [
    'crashes',
    async () => () => {
      throw new Error('broken');
    },
  ],
])('shows the plain booking when the part of a remote %s', async (_, load) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  open({ slots: { 'booking-card': load } });
  const row = await screen.findByRole('article', { name: /Casa Medina/ });
  await waitFor(() =>
    expect(within(row).getByRole('heading', { name: 'Casa Medina' })).toBeInTheDocument(),
  );
});

it('shows the plain booking of a product that the brand does not sell', async () => {
  const Slot = () => <h2>Otro producto</h2>;
  open({
    slots: { 'booking-card': async () => Slot },
    boot: aBootRecord(),
    answers: {
      'GET bookings': () => aList([aSummary({ product: 'FLIGHT', title: 'Bogotá – Cartagena' })]),
    },
  });
  expect(await screen.findByRole('heading', { name: 'Bogotá – Cartagena' })).toBeInTheDocument();
});
