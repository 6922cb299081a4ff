import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '@tiquete/testing';
import { aCell, aMatrix, aReleasePart } from '../testing/releases';
import { renderConsole } from '../testing/renderConsole';
import { Page } from './Page';

it('a part shows that its canary is frozen, why, and what to do', async () => {
  const reason = '20 reports with a false token came from 2 networks';
  const canary = {
    release: 'hotels_9876543210',
    version: '1.5.0',
    percent: 10,
    percent_since: '2026-11-24T14:00:00.000Z',
    moved_by: 'platform',
    frozen: { at: '2026-11-24T14:30:00.000Z', reason },
  };
  const matrix = aMatrix({
    rows: [{ brand: null, set: 'set_0123456789ab', parts: [aCell({ canary })] }],
  });
  const { container } = renderConsole(
    <Page />,
    '/console/releases?part=hotels',
    {
      'GET console/releases': () => ({ data: matrix }),
      'GET console/releases/parts/:part': () => ({ data: aReleasePart() }),
    },
    'product-team',
  );
  expect(await screen.findByText('Prueba congelada')).toBeInTheDocument();
  expect(screen.getByText(/no la reciben visitantes nuevos/)).toHaveTextContent(
    /publícala otra vez con el mismo porcentaje/,
  );
  expect(screen.getByText(`Detalle: ${reason}`)).toBeInTheDocument();
  await expectNoAxeViolations(container);
});
