import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadDocument } from '../session/loadDocument';
import { authServer } from '../testing/fakeServer';
import { renderShell } from '../testing/renderShell';

jest.mock('../session/loadDocument', () => ({ loadDocument: jest.fn() }));

const override = {
  releases: { hotels: 'hotels_9876543210' },
  expires_at: '2099-01-01T15:00:00.000Z',
};

it('shows on every page that the releases differ from those of others, and ends the override', async () => {
  const user = userEvent.setup();
  let ended = 0;
  authServer({
    answers: {
      'DELETE /api/console/releases/override': () => {
        ended += 1;
        return { body: { data: { override: null } } };
      },
    },
  });
  await renderShell({ route: '/searchs/hotels?a=1', boot: { override } });
  expect(await screen.findByText(/Solo tú ves aquí hotels_9876543210/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ver lo de todos' }));
  expect(ended).toBe(1);
  expect(loadDocument).toHaveBeenCalledWith('/searchs/hotels?a=1');
});

it('shows that none of the chosen releases is left, and can still end the override', async () => {
  authServer();
  await renderShell({ boot: { override: { ...override, releases: {} } } });
  expect(await screen.findByText(/no queda ninguna/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ver lo de todos' })).toBeVisible();
});

it('is not shown to travellers, whose footer shows the release set', async () => {
  authServer();
  await renderShell({ boot: { set: 'set_0123456789ab' } });
  expect(await screen.findByText('tiquete.0123456789ab')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ver lo de todos' })).not.toBeInTheDocument();
});
