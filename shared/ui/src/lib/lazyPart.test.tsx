import { screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
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

it('shows a part that comes between a render and its effect', async () => {
  const atOnce = {
    then: (take: (loaded: object) => void) => Promise.resolve(take({ text: 'Mapa' })),
  };
  const part = lazyPart(() => atOnce as unknown as Promise<{ text: string }>);
  let isFirst = true;
  function Field() {
    const loaded = part.usePart(true, () => {});
    useLayoutEffect(() => {
      if (isFirst) part.prefetch();
      isFirst = false;
    }, []);
    return <p>{loaded?.text}</p>;
  }
  renderKit(<Field />);
  expect(await screen.findByText('Mapa')).toBeVisible();
});
