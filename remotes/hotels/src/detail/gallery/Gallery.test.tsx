import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Gallery, SearchProductContext, type Photo } from '@tiquete/search';
import { expectNoAxeViolations } from '@tiquete/testing';
import { renderHotels } from '../../testing/renderHotels';
import { detail } from '../../messages/detail';
import { hotelProduct } from '../../search/hotelProduct';

const photos = ['Fachada', 'Piscina', 'Lobby'].map((caption, index) => ({
  url: `/media/hb/1001/${index}`,
  caption,
}));
const open = (shown: Photo[]) =>
  renderHotels(
    <SearchProductContext value={hotelProduct}>
      <Gallery name="Casa Medina" photos={shown} />
    </SearchProductContext>,
    { words: { detail } },
  );

it('shows every photo on the full screen, by buttons and by keys', async () => {
  const user = userEvent.setup();
  const { container } = open(photos);
  await user.click(screen.getByRole('button', { name: 'Foto 2 de 3: Piscina' }));
  const dialog = screen.getByRole('dialog', { name: 'Fotos de Casa Medina' });
  const counter = within(dialog).getByRole('status');
  const next = within(dialog).getByRole('button', { name: 'Foto siguiente' });
  expect(counter).toHaveTextContent('2 de 3');
  await user.click(next);
  expect(counter).toHaveTextContent('3 de 3');
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{ArrowLeft}');
  expect(counter).toHaveTextContent('2 de 3');
  await user.keyboard('{Home}');
  expect(counter).toHaveTextContent('1 de 3');
  await expectNoAxeViolations(container);
  await user.click(within(dialog).getByRole('button', { name: 'Cerrar las fotos' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('is absent without photos', () => {
  open([]);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
