import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProblem, stubSession } from '@tiquete/testing';
import { Page } from '../bookings/Page';
import { aBooking } from '../testing/builders';
import { renderConsole } from '../testing/renderConsole';

const olga = { name: 'Olga Ruiz', email: 'olga@correo.test', image: null };
const people = {
  customer: { name: 'Ana Gómez', document: '1032456789', email: 'ana@correo.test', phone: '' },
  passengers: [],
};
/** Opens a booking. The session can end and come back without its second factor. */
async function openBooking() {
  let isProven = true;
  const { requests } = renderConsole(<Page />, '/console/bookings?id=b-1', {
    'GET operations/bookings/:id': () => {
      if (!isProven) throw aProblem({ status: 403, code: 'SECOND_FACTOR_REQUIRED' });
      return { data: aBooking() };
    },
    'POST operations/bookings/:id/people': () => ({ data: people }),
    'GET operations/second_factor': () => ({
      data: { enrolled: true, app: true, passkeys_here: 0 },
    }),
    'POST operations/second_factor/proofs': () => {
      isProven = true;
      return { data: { recovery_codes: null } };
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Reserva TQ7K2M9XPA' });
  await screen.findByRole('link', { name: 'Casos' });
  const becomeVisible = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  return {
    reads: () => requests.filter(({ key }) => key === 'GET operations/bookings/:id').length,
    async endSession() {
      isProven = false;
      stubSession(null);
      becomeVisible();
      await waitFor(() => expect(screen.queryByRole('link', { name: 'Casos' })).toBeNull());
    },
    signInAgain() {
      stubSession({ user: { ...olga, role: 'operator' }, expires: '2099-01-01T00:00:00.000Z' });
      becomeVisible();
    },
  };
}
const typeReason = async (text: string) => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Ver los datos completos' }));
  await user.type(screen.getByRole('textbox', { name: '¿Para qué los necesitas?' }), text);
};

it('requires the second factor after a new sign-in, and then shows the typed text', async () => {
  const user = userEvent.setup();
  const { endSession, signInAgain, reads } = await openBooking();
  await typeReason('Llamó el viajero');
  const reason = screen.getByRole('textbox', { name: '¿Para qué los necesitas?' });
  await endSession();
  signInAgain();
  const code = await screen.findByRole('textbox', { name: /Código/ });
  expect(reason).not.toBeVisible();
  await user.type(code, '123456{Enter}');
  await waitFor(() => expect(reason).toBeVisible());
  expect(reason).toHaveValue('Llamó el viajero');
  expect(reads()).toBe(3);
});

it('masks people again when the session ends', async () => {
  const { endSession } = await openBooking();
  await typeReason('Llamó el viajero{Enter}');
  expect(await screen.findByText(/Ana Gómez/)).toBeVisible();
  await endSession();
  await waitFor(() => expect(screen.queryByText(/Ana Gómez/)).not.toBeInTheDocument());
});
