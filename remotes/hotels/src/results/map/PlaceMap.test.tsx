import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '@tiquete/testing';
import { aHotel } from '../../testing/builders';
import { renderHotels } from '../../testing/renderHotels';
import { PlaceMap } from './PlaceMap';
import { map } from '../../messages/map';
import { card } from '../../messages/results';

it('names the place, shows distances and zooms', async () => {
  const user = userEvent.setup();
  const { container } = renderHotels(
    <PlaceMap name="Casa Medina" place={aHotel.geo} around={[aHotel]} />,
    { words: { map, card } },
  );
  expect(
    await screen.findByRole('group', { name: 'Mapa: Casa Medina y sus alrededores' }),
  ).toHaveTextContent('Casa Medina');
  const far = container.textContent;
  await user.click(screen.getByRole('button', { name: 'Acercar' }));
  await waitFor(() => expect(container.textContent).not.toBe(far));
  await expectNoAxeViolations(container);
});
