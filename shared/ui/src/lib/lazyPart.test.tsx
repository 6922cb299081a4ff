import { screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { LiveRegion } from '../feedback/LiveRegion';
import { renderKit } from '../testing/renderKit';
import { lazyCode, lazyPart } from './lazyPart';

it('closes the opened part when it cannot be loaded, announces the failure, and loads again at the next opening', async () => {
  let isDown = true;
  const part = lazyCode(async () => {
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

it('shows a part that loads between a render and its effect', async () => {
  const atOnce = {
    then: (take: (loaded: object) => void) => Promise.resolve(take({ text: 'Mapa' })),
  };
  const part = lazyCode(() => atOnce as unknown as Promise<{ text: string }>);
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

describe('a component whose code is loaded when it renders', () => {
  const Map = ({ city }: { city: string }) => <p>Mapa de {city}</p>;
  const unstable = () =>
    jest
      .fn<Promise<typeof Map>, []>()
      .mockRejectedValueOnce(new Error('chunk'))
      .mockResolvedValue(Map);

  it('shows a placeholder until the code is loaded', async () => {
    const LazyMap = lazyPart(async () => Map);
    renderKit(<LazyMap city="Cali" lazy={{ loading: <p>Cargando</p> }} />);
    expect(screen.getByText('Cargando')).toBeVisible();
    expect(await screen.findByText('Mapa de Cali')).toBeVisible();
  });

  it('shows and announces a failure, and loads the code again on retry', async () => {
    const LazyMap = lazyPart(unstable());
    const failed = (retry: () => void) => <button onClick={retry}>Reintentar</button>;
    const { user } = renderKit(
      <>
        <LazyMap city="Cali" lazy={{ failed }} />
        <LiveRegion />
      </>,
    );
    expect(await screen.findByText(/No pudimos abrir esta parte/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Mapa de Cali')).toBeVisible();
  });

  it('loads no code before it is needed, and closes the part when loading fails', async () => {
    const load = unstable();
    const LazyMap = lazyPart(load);
    function Page() {
      const [isWanted, setWanted] = useState(false);
      return (
        <>
          <button aria-pressed={isWanted} onClick={() => setWanted(true)}>
            Mapa
          </button>
          <LazyMap city="Cali" lazy={{ isWanted, onFailed: () => setWanted(false) }} />
        </>
      );
    }
    const { user } = renderKit(<Page />);
    expect(load).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button'));
    expect(await screen.findByRole('button', { pressed: false })).toBeVisible();
    await user.click(screen.getByRole('button'));
    expect(await screen.findByText('Mapa de Cali')).toBeVisible();
  });
});
