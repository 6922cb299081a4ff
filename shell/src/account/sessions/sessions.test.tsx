import { screen } from '@testing-library/react';
import type { AccountSession } from '@tiquete/contracts';
import { expectNoAxeViolations } from '@tiquete/testing';
import { problem, openAccount, press } from '../testing/openAccount';

const aSession = (id: string, current: boolean): AccountSession => ({
  id,
  device: current ? 'Chrome en Windows' : `Safari en iPhone ${id}`,
  created_at: '2026-11-01T15:00:00.000Z',
  last_seen_at: '2026-11-20T17:30:00.000Z',
  expires_at: '2026-12-01T00:00:00.000Z',
  current,
});

describe('sessions', () => {
  it('closes one session, or all the others, never the current one', async () => {
    const { calls, container } = await openAccount('sessions', {
      'GET /api/accounts/me/sessions': {
        body: {
          data: [
            aSession('2', false),
            aSession('1', true),
            aSession('3', false),
            aSession('4', false),
          ],
        },
      },
      'DELETE /api/accounts/me/sessions/2': problem(404, 'NOT_FOUND'),
      'DELETE /api/accounts/me/sessions': { body: { data: { ended_sessions: 2 } } },
    });
    expect((await screen.findAllByRole('heading', { level: 2 }))[0]).toHaveTextContent(
      'Chrome en Windows',
    );
    expect(screen.getAllByText('Última actividad: 20 nov. 2026, 12:30')).toHaveLength(3);
    await expectNoAxeViolations(container);
    await press('Cerrar sesión en Safari en iPhone 2');
    expect(await screen.findByText('Cerramos esa sesión.')).toBeVisible();
    expect(screen.queryByText('Safari en iPhone 2')).not.toBeInTheDocument();
    await press('Cerrar todas las demás');
    expect(await screen.findByText('Cerramos 2 sesiones.')).toBeVisible();
    expect(screen.queryByText(/Safari/)).not.toBeInTheDocument();
    expect(calls('DELETE /api/accounts/me/sessions/1')).toEqual([]);
  });
});
