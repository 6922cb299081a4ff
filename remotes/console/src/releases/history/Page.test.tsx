import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '@tiquete/testing';
import { renderConsole } from '../../testing/renderConsole';
import { Page } from './Page';

it('lists every move with its author and the figures behind it', async () => {
  const user = userEvent.setup();
  const { container } = renderConsole(
    <Page />,
    '/console/releases/history',
    {
      'GET console/releases/history': () => ({
        data: [
          {
            id: 7,
            at: '2026-11-24T14:00:00.000Z',
            actor: 'health',
            action: 'halt',
            brand: null,
            part: 'hotels',
            release: 'hotels_9876543210',
            set_before: null,
            set_after: null,
            reason: 'more visits fail',
            figures: { tried: { tried: 120, failed: 9 } },
          },
        ],
      }),
    },
    'product-team',
  );
  const row = (await screen.findByText('Detuvo la prueba hotels · hotels_9876543210')).closest(
    'li',
  )!;
  expect(row).toHaveTextContent('health · Todas las marcas');
  expect(row).toHaveTextContent('more visits fail');
  await user.click(screen.getByText('Cifras que lo decidieron'));
  expect(row).toHaveTextContent('"failed": 9');
  await expectNoAxeViolations(container);
});
