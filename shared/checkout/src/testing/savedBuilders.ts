import type { Profile, Traveler } from '@tiquete/contracts';

export const session = {
  user: { name: 'Ana Pérez', email: 'ana@correo.com', image: null },
  expires: '2027-01-01T00:00:00.000Z',
};
export const luis: Traveler = {
  id: 't-1',
  name: 'Luis',
  lastname: 'Gómez',
  document_type: 4,
  document: '1020304321',
  document_expiry: null,
  birth_date: '1988-07-20',
  gender: 48,
  nationality: 'EC',
  email: 'luis@correo.com',
  phone_country: '593',
  phone: '991234567',
  is_minor: false,
  updated_at: '2026-11-01T00:00:00.000Z',
};
const sol: Traveler = { ...luis, id: 't-2', name: 'Sol', is_minor: true, birth_date: '2018-01-01' };
export const profile: Profile = {
  name: 'Ana Pérez',
  given_name: 'Ana',
  lastname: 'Pérez',
  email: 'ana@correo.com',
  pending_email: null,
  phone_country: '57',
  phone: '3001234567',
  birth_date: '1990-03-05',
  gender: 49,
  nationality: 'CO',
  language: null,
  currency: null,
  created_at: '2026-01-01T00:00:00.000Z',
};
export const summaries = [luis, sol].map((traveler) => ({
  ...traveler,
  document_masked: '••••••4321',
}));
/** Answers about an account with two saved travellers. */
export const answers = {
  'GET accounts/me': () => ({ data: profile }),
  'GET accounts/me/travelers': () => ({ data: summaries, meta: { max: 20 } }),
  'GET accounts/me/travelers/:id': () => ({ data: luis }),
};
export const ana: Traveler = {
  ...luis,
  id: 't-3',
  name: 'Ana',
  lastname: 'Perez',
  birth_date: '1990-03-05',
};
