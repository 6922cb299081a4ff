import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHotelWith, aQuery, aResult } from '../../testing/builders';
import { renderHotels } from '../../testing/renderHotels';
import { resultsUrl } from '../../urls';
import { Page } from '../Page';

function open(count: number) {
  const hotels = [10.4, 10.41, 10.42, 10.43, 10.44].slice(-count).map((latitude, index) =>
    aHotelWith({
      hotelCode: String(latitude),
      name: `Hotel ${latitude}`,
      star_number: latitude > 10.42 ? 5 : 4 - (index % 2),
      geo: { latitude, longitude: -75.55 },
    }),
  );
  renderHotels(<Page />, {
    route: resultsUrl(aQuery),
    answers: { 'POST hotels/searchs': () => aResult(hotels) },
  });
  return screen.findByText(`${count} hoteles`);
}
const northernmost = () =>
  screen.getByRole('article', { name: 'Hotel 10.44' }).textContent.replace(/\u00a0/g, ' ');

it('is from the middle of all that were found, whatever is filtered', async () => {
  await open(5);
  const words = 'A 2,2 km del punto medio de los hoteles';
  expect(northernmost()).toContain(words);
  await userEvent.click(screen.getByRole('checkbox', { name: /5,0 estrellas/ }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(northernmost()).toContain(words);
});

it('says nothing of the middle of a few', async () => {
  await open(4);
  expect(northernmost()).toContain('Centro histórico, Cartagena');
  expect(northernmost()).not.toContain('punto medio');
});
