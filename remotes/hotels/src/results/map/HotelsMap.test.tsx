import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MapArea } from '@tiquete/ui';
import { expectNoAxeViolations } from '@tiquete/testing';
import { aHotelWith } from '../../testing/builders';
import { renderHotels } from '../../testing/renderHotels';
import { HotelsMap } from './HotelsMap';
import { map } from '../../messages/map';
import { card } from '../../messages/results';

const words = { map, card };

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const hotels = [
  aHotelWith({ hotelCode: 'a', name: 'Casa Medina', min_rate: 300_000, geo: at(10.424, -75.55) }),
  aHotelWith({ hotelCode: 'b', name: 'Playa Azul', min_rate: 600_000, geo: at(10.4, -75.555) }),
  aHotelWith({
    hotelCode: 'c',
    name: 'Hotel Manga',
    min_rate: 1_480_500,
    geo: at(10.412, -75.535),
  }),
];
const beside = aHotelWith({
  ...{ hotelCode: 'd', name: 'Casa Vecina', min_rate: 310_000, geo: at(10.4241, -75.5501) },
});
interface MapProps {
  onArea?: (area: MapArea) => void;
  shown?: typeof hotels;
}
function Map({ onArea = () => undefined, shown = hotels }: MapProps) {
  const [active, setActive] = useState<string | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  return (
    <HotelsMap
      hotels={shown}
      all={shown}
      area={null}
      onArea={onArea}
      active={active}
      onActive={setActive}
      selected={selected}
      onSelect={setSelected}
    >
      <button type="button" onPointerEnter={() => setActive('d')}>
        En la lista
      </button>
      {selected && <p>Elegido {selected}</p>}
    </HotelsMap>
  );
}
const prices = async () => within(await screen.findByRole('toolbar')).getAllByRole('button');

it('shows each hotel by its price, with hotel and price as its name', async () => {
  const { container } = renderHotels(<Map />, { words });
  expect(await prices()).toHaveLength(3);
  expect(screen.getByRole('button', { name: /Hotel Manga, \$\s1\.480\.500/ })).toHaveTextContent(
    '$ 1,48 M',
  );
  await expectNoAxeViolations(container);
});

it('has one tab stop, and arrow keys move between hotels in the order of the list', async () => {
  const user = userEvent.setup();
  renderHotels(<Map />, { words });
  await prices();
  await user.tab();
  expect(screen.getByRole('button', { name: /Casa Medina/ })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(screen.getByRole('button', { name: /Playa Azul/ })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(screen.getByText('Elegido b')).toBeInTheDocument();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  await waitFor(() => expect(screen.getByRole('button', { name: /Hotel Manga/ })).toHaveFocus());
});

it('leaves the focus on a price while the pointer shows one that covers it', async () => {
  const user = userEvent.setup();
  renderHotels(<Map shown={[...hotels, beside]} />, { words });
  await prices();
  expect(screen.queryByRole('button', { name: /Casa Vecina/ })).not.toBeInTheDocument();
  await user.tab();
  const medina = screen.getByRole('button', { name: /Casa Medina/ });
  expect(medina).toHaveFocus();
  await user.hover(screen.getByRole('button', { name: 'En la lista' }));
  expect(screen.getByRole('button', { name: /Casa Vecina/ })).toBeInTheDocument();
  expect(medina).toHaveFocus();
  expect(medina).toHaveAttribute('tabindex', '0');
});

it('offers to search the area after the map was moved', async () => {
  const user = userEvent.setup();
  const onArea = jest.fn();
  renderHotels(<Map onArea={onArea} />, { words });
  await prices();
  expect(screen.queryByRole('button', { name: 'Buscar en esta zona' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Acercar' }));
  await user.click(await screen.findByRole('button', { name: 'Buscar en esta zona' }));
  const [[south, west, north, east]] = onArea.mock.calls[0] as [MapArea];
  expect(south).toBeLessThan(north);
  expect(west).toBeLessThan(east);
  expect(screen.queryByRole('button', { name: 'Buscar en esta zona' })).not.toBeInTheDocument();
});
