import { act, screen } from '@testing-library/react';
import { searchSectionChanged, type SearchSection } from '@tiquete/platform';
import { aHotelWith, aQuery, aResult } from '../testing/builders';
import { renderHotels } from '../testing/renderHotels';
import { resultsUrl } from '../urls';
import { Page } from './Page';

it('shows the search on one line or as a form, by the fields of the search section', async () => {
  const { store } = renderHotels(<Page />, {
    route: resultsUrl(aQuery),
    answers: { 'POST hotels/searchs': () => aResult([aHotelWith({})]) },
  });
  await screen.findByRole('button', { name: /Cartagena/ });
  const change = (section: Partial<SearchSection>) =>
    act(() => void store.dispatch(searchSectionChanged(section)));
  const fold = () => screen.queryByRole('button', { name: 'Cerrar búsqueda' });
  change({ showSearchSection: true });
  expect(fold()).not.toBeInTheDocument();
  change({ showShortSearchSection: false });
  expect(fold()).toBeInTheDocument();
  expect(await screen.findByRole('combobox', { name: 'Destino' })).toHaveValue('Cartagena');
  change({ showSearchSection: false });
  expect(fold()).not.toBeInTheDocument();
});
