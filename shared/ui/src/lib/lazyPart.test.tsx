import { screen } from '@testing-library/react';
import { useState } from 'react';
import { LiveRegion } from '../feedback/LiveRegion';
import { renderKit } from '../testing/renderKit';
import { lazyPart } from './lazyPart';

it('closes what was opened when the part cannot be loaded, says so, and tries again at the next opening', async () => {
  let isDown = true;
  const part = lazyPart(async () => {
    if (isDown) throw new Error('chunk');
    return { text: 'Calendario' };
  });
  function Field() {
    const [isOpen, setOpen] = useState(false);
    const loaded = part.usePart(isOpen, () => setOpen(false));
    return (
      <>
        <button onClick={() => setOpen(true)}>Abrir</button>
        {isOpen && loaded?.text}
        <LiveRegion />
      </>
    );
  }
  const { user } = renderKit(<Field />);
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText(/No pudimos abrir esta parte/)).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Calendario')).toBeVisible();
});
