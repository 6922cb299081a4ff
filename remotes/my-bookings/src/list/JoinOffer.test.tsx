import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProblem, expectNoAxeViolations } from '@tiquete/testing';
import { aList, aSummary } from '../testing/builders';
import { renderMyBookings } from '../testing/renderMyBookings';
import { Page } from './Page';

const add = async () =>
  userEvent.setup().click(await screen.findByRole('button', { name: 'Agregar a mi cuenta' }));

it('shows how many bookings have the account’s e-mail, and adds them on a press', async () => {
  let joined = 0;
  const { container, requests } = renderMyBookings(<Page />, {
    route: '/my_bookings',
    answers: {
      'GET bookings': () =>
        joined === 0
          ? aList([], { joinable: 3 })
          : aList([aSummary({ title: 'Casa Medina' })], { joinable: 0 }),
      'POST bookings/joins': () => ({ data: { joined: (joined = 3) } }),
    },
  });
  expect(await screen.findByText(/Tienes 3 reservas hechas con este correo/)).toBeVisible();
  expect(requests.some(({ key }) => key === 'POST bookings/joins')).toBe(false);
  await expectNoAxeViolations(container);
  await add();
  expect(await screen.findByText('Casa Medina')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Agregar a mi cuenta' })).toBeNull();
});

it('shows why adding failed, and can be retried', async () => {
  renderMyBookings(<Page />, {
    route: '/my_bookings',
    answers: {
      'GET bookings': () => aList([aSummary()], { joinable: 1 }),
      'POST bookings/joins': () => {
        throw aProblem({ title: 'Algo falló.' });
      },
    },
  });
  expect(await screen.findByText(/Tienes 1 reserva hecha con este correo/)).toBeVisible();
  await add();
  await waitFor(() => expect(screen.getByText('Algo falló.')).toBeVisible());
  expect(screen.getByRole('button', { name: 'Agregar a mi cuenta' })).toBeEnabled();
});

it('is missing without such bookings', async () => {
  renderMyBookings(<Page />, {
    route: '/my_bookings',
    answers: { 'GET bookings': () => aList([aSummary({ title: 'Casa Medina' })]) },
  });
  await screen.findByText('Casa Medina');
  expect(screen.queryByRole('button', { name: 'Agregar a mi cuenta' })).toBeNull();
});
