import { screen, waitFor, within } from '@testing-library/react';
import { aProblem } from '@tiquete/testing';
import { acceptPolicies, payButton, press } from '@tiquete/checkout/testing';
import { fillCheckout, renderCheckout } from '../testing/renderCheckout';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
const saved = {
  name: 'Ana María',
  lastname: 'Pérez',
  document_type: null,
  document: null,
  document_expiry: null,
  birth_date: null,
  gender: null,
  nationality: null,
  email: 'ana@correo.com',
  phone_country: '57',
  phone: '3001234567',
};

it('saves the buyer with names and contact, the only data that a hotel needs', async () => {
  const { bodies } = renderCheckout({
    session: {
      user: { name: 'Ana Pérez', email: 'ana@correo.com', image: null },
      expires: '2027-01-01T00:00:00.000Z',
    },
    answers: {
      'GET accounts/me': () => {
        throw aProblem({ code: 'OFFLINE', status: 0 });
      },
      'GET accounts/me/travelers': () => ({ data: [], meta: { max: 20 } }),
      'POST accounts/me/travelers': () => ({
        data: { ...saved, id: 't-1', is_minor: false, updated_at: '' },
      }),
    },
  });
  await fillCheckout();
  const buyer = within(await screen.findByRole('region', { name: 'Quién reserva' }));
  await press(await buyer.findByLabelText('Guardar viajero'));
  await acceptPolicies();
  await press(payButton());
  await waitFor(() => expect(bodies('POST accounts/me/travelers')).toEqual([saved]));
});
