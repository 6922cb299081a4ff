import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Profile } from '@tiquete/contracts';
import { authServer, type Answer, type Answers } from '../../testing/fakeServer';
import { renderShell } from '../../testing/renderShell';

export const aProfile: Profile = {
  name: 'Ana Ruiz',
  given_name: 'Ana',
  lastname: 'Ruiz',
  email: 'ana@tiquete.test',
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
export const problem = (status: number, code: string, pointer?: string, meta?: object): Answer => ({
  status,
  body: { errors: [{ status, code, title: `Refused: ${code}`, source: { pointer } }], meta },
});
export const DONE: Answer = { body: { data: { done: true } } };

/** Opens a section of `/account` as a signed-in traveller, or with the given session. `answers` are the api's answers. */
export async function openAccount(section: string, answers: Answers = {}, session?: object) {
  const server = authServer({
    isSignedIn: true,
    ...(session && { session }),
    answers: { 'GET /api/accounts/me': { body: { data: aProfile } }, ...answers },
  });
  const shell = await renderShell({ route: `/account?section=${section}` });
  return {
    ...shell,
    calls: (call: string) => server.requests.filter((each) => each.call === call),
    bodies: (call: string) =>
      server.requests.filter((each) => each.call === call).map(({ body }) => JSON.parse(body)),
  };
}
export const press = async (name: string | RegExp) =>
  userEvent.setup().click(await screen.findByRole('button', { name }));
export const field = (name: string) => screen.findByRole('textbox', { name });
