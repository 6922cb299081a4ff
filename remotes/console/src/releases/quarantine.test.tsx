import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMatrix, aReleasePart } from '../testing/releases';
import { renderConsole } from '../testing/renderConsole';
import { Page } from './Page';

const QUARANTINE = {
  at: '2026-11-24T14:30:00.000Z',
  by: 'health',
  action: 'halt',
  brand: null,
  reason: 'falla más que la de ahora',
};
function openPart(sent: unknown[] = []) {
  const part = aReleasePart();
  const releases = part.releases.map((each, index) =>
    index === 0 ? { ...each, quarantine: QUARANTINE } : each,
  );
  renderConsole(
    <Page />,
    '/console/releases?part=hotels',
    {
      'GET console/releases': () => ({ data: aMatrix() }),
      'GET console/releases/parts/:part': () => ({ data: { ...part, releases } }),
      'POST console/releases/moves': ({ body }) => {
        sent.push(body);
        return { data: { moved: [], lost: [] } };
      },
    },
    'product-team',
  );
}

it('marks a release in quarantine with the reason', async () => {
  openPart();
  const list = await screen.findByRole('region', { name: 'Versiones registradas' });
  const entry = within(list).getByText('En cuarentena').closest('li')!;
  expect(entry).toHaveTextContent(/por health: falla más que la de ahora/);
});

it('publishes it only with a second reason', async () => {
  const sent: unknown[] = [];
  openPart(sent);
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'Motivo' }), 'ya se corrigió');
  await user.click(screen.getByRole('button', { name: 'Revisar' }));
  const despite = screen.getByRole('textbox', { name: 'Motivo de la excepción' });
  expect(despite).toBeInvalid();
  await user.type(despite, 'fallaba el servidor de mapas');
  await user.click(screen.getByRole('button', { name: 'Revisar' }));
  await user.click(screen.getByRole('button', { name: 'Sí, publicar' }));
  expect(sent).toEqual([
    expect.objectContaining({ action: 'canary', despite: 'fallaba el servidor de mapas' }),
  ]);
});
