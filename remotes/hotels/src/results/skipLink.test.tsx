import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHotel, aQuery, aResult } from '../testing/builders';
import { renderHotels } from '../testing/renderHotels';
import { resultsUrl } from '../urls';
import { Page } from './Page';

it('has a link from the top of the page to the results, past the search form and the filters', async () => {
  const user = userEvent.setup();
  renderHotels(<Page />, {
    route: resultsUrl(aQuery),
    answers: { 'POST hotels/searchs': () => aResult([aHotel]) },
  });
  const card = await screen.findByRole('article');
  await user.tab();
  expect(screen.getByRole('link', { name: 'Saltar a los resultados' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toContainElement(card);
  expect(document.activeElement).not.toContainElement(screen.getByLabelText('Ordenar por'));
});
