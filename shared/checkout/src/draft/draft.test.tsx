import { act, screen, waitFor } from '@testing-library/react';
import { pending } from '@tiquete/testing';
import { typeIn } from '../testing/checkoutPage';
import { fillCruise, renderCruise } from '../testing/renderCruise';

beforeEach(() => sessionStorage.clear());

it('restores names and contact after a reload, but no document or birth date', async () => {
  const before = renderCruise();
  await fillCruise();
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('Gómez'));
  const stored = JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
  for (const secret of ['1.020.304.321', '1020304321', '1990'])
    expect(stored).not.toContain(secret);
  before.unmount();
  renderCruise();
  await waitFor(() =>
    expect(screen.getByLabelText('Correo electrónico')).toHaveValue('ana@correo.com'),
  );
  expect(
    screen.getAllByLabelText('Nombre').map((field) => (field as HTMLInputElement).value),
  ).toEqual(['Ana María', 'Luis']);
  expect(screen.getByLabelText('Teléfono')).toHaveValue('300 123 45 67');
  for (const label of ['Número de documento', 'Día', 'Año'])
    expect(screen.getByLabelText(label)).toHaveValue('');
  expect(
    screen.getByText(/te pedimos otra vez el documento y la fecha de nacimiento/),
  ).toBeInTheDocument();
});

it('clears the draft from the tab and the page after a sign-out in another tab', async () => {
  renderCruise();
  await fillCruise();
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('Gómez'));
  const newValue = JSON.stringify({ event: 'session', data: { trigger: 'signout' }, timestamp: 1 });
  await act(
    async () =>
      void window.dispatchEvent(new StorageEvent('storage', { key: 'nextauth.message', newValue })),
  );
  await waitFor(() => expect(screen.getByLabelText('Correo electrónico')).toHaveValue(''));
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Gómez');
});

it('is hidden from any other session than the one that typed it', async () => {
  const ana = {
    user: { name: 'Ana Pérez', email: 'ana@correo.com', image: null },
    expires: '2027-01-01T00:00:00.000Z',
  };
  const before = renderCruise({
    session: ana,
    answers: { 'GET accounts/me': pending, 'GET accounts/me/travelers': pending },
  });
  await screen.findByLabelText('Correo electrónico');
  await waitFor(() =>
    expect(screen.getByLabelText('Correo electrónico')).toHaveValue('ana@correo.com'),
  );
  await typeIn('Teléfono', '3001234567');
  before.unmount();
  renderCruise();
  expect(await screen.findByLabelText('Correo electrónico')).toHaveValue('');
  expect(screen.getByLabelText('Teléfono')).toHaveValue('');
});
