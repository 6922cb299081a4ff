import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations, rowOf } from '@tiquete/testing';
import { aBrand, anEntry, aVersion } from '../testing/builders';
import { renderBrands } from '../testing/renderBrands';
import { Page } from './Page';

it('shows earlier versions, and reverts to one after showing the differences', async () => {
  const user = userEvent.setup();
  let isReverted = false;
  const { requests, container } = renderBrands(<Page />, '/console/brands/history?brand=andes', {
    'GET console/brands/:brand': () => ({ data: aBrand({ published: aVersion({ number: 2 }) }) }),
    'GET console/brands/:brand/versions': () => ({
      data: [
        ...(isReverted ? [anEntry({ number: 3, reverts: 1 })] : []),
        anEntry({ number: 2, note: 'Nombre nuevo' }),
        anEntry({ published_by: 'file' }),
      ],
    }),
    'GET console/brands/:brand/comparison': ({ query }) => ({
      data: {
        ...(query as { from: number; to: number }),
        differences: [
          { field: 'administrative_fee.per_traveler', before: undefined, after: 200_000 },
        ],
        settings: [],
        products: [],
      },
    }),
    'POST console/brands/:brand/reversions': () => {
      isReverted = true;
      return { data: aBrand({ published: aVersion({ number: 3, reverts: 1 }) }) };
    },
  });
  expect(await screen.findByText('Nombre nuevo')).toBeVisible();
  const published = rowOf(container, 'La ven los viajeros');
  expect(published.getByText('Nombre nuevo')).toBeVisible();
  expect(published.queryByRole('button')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Volver a esta versión' }));
  expect(await screen.findByText('Qué vende: Tarifa administrativa por pasajero')).toBeVisible();
  expect(screen.getByText('$ 200.000')).toBeVisible();
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: 'Volver ahora' }));
  expect(await screen.findByText('Los viajeros ven otra vez la versión 1.')).toBeVisible();
  expect(await screen.findByText('Vuelve a la versión 1')).toBeVisible();
  expect(requests.find(({ key }) => key.startsWith('POST'))?.input.body).toEqual({
    seen: { number: 2, revision: 1 },
    to: 1,
  });
  // The message of the revert disappears with the next action.
  const [compare] = screen.getAllByRole('button', { name: 'Comparar con la publicada' });
  await user.click(compare!);
  expect(screen.queryByText('Los viajeros ven otra vez la versión 1.')).toBeNull();
});
