import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithBrand } from '@tiquete/testing';
import { lazyPart } from '@tiquete/ui';
import { CompareToggle } from './CompareToggle';
import { useComparison, type Comparison } from './useComparison';

const islands = ['Barú', 'Rosario'];
const keyOf = (island: string) => island;
type Bar = (props: { comparison: Comparison<string> }) => string;
/** Renders two islands with their boxes, and a bar whose code `load` imports. */
function open(load: () => Promise<Bar>) {
  const Bar = lazyPart(load);
  function Results() {
    const comparison = useComparison(islands, keyOf, useState<readonly string[]>([]));
    return (
      <>
        {islands.map((island) => (
          <CompareToggle key={island} item={island} name={island} comparison={comparison} />
        ))}
        <Bar comparison={comparison} lazy={comparison.lazy} />
      </>
    );
  }
  renderWithBrand(<Results />);
}
const box = () => screen.getByRole('checkbox', { name: 'Comparar Barú' });

it('loads the code once, with the first choice', async () => {
  const user = userEvent.setup();
  const load = jest.fn(
    async (): Promise<Bar> =>
      ({ comparison }) =>
        comparison.chosen.join(),
  );
  open(load);
  expect(load).not.toHaveBeenCalled();
  await user.click(box());
  expect(await screen.findByText('Barú')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Comparar Rosario' }));
  expect(await screen.findByText('Barú,Rosario')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});
it('undoes the choice when the code does not load, and tries again at the next choice', async () => {
  const user = userEvent.setup();
  let isOffline = true;
  open(async () => {
    if (isOffline) throw new Error('offline');
    return ({ comparison }) => comparison.chosen.join();
  });
  await user.click(box());
  await waitFor(() => expect(box()).not.toBeChecked());
  isOffline = false;
  await user.click(box());
  expect(await screen.findByText('Barú')).toBeInTheDocument();
});
