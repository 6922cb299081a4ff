import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initialSearchSection } from '@tiquete/platform';
import { aQuery } from '../testing/builders';
import { renderHotels } from '../testing/renderHotels';
import { resultsUrl } from '../urls';
import { Slot } from './Slot';

const preloaded = {
  searchSection: {
    ...initialSearchSection,
    dates: { start: aQuery.checkin, end: aQuery.checkout },
    guests: aQuery.rooms,
    destinationObject: { code: 'CTG', name: 'Cartagena', label: 'Cartagena', kind: 'city' },
  },
};

it('opens the results in the top window from inside a partner’s page', async () => {
  const user = userEvent.setup();
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  renderHotels(<Slot target="_top" />, { preloaded });
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(open).toHaveBeenCalledWith(new URL(resultsUrl(aQuery), window.location.href), '_top');
});

it('starts with the search of the partner’s page', async () => {
  const user = userEvent.setup();
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const { search } = new URL(resultsUrl(aQuery), window.location.href);
  renderHotels(<Slot target="_top" query={search} />, {});
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(open).toHaveBeenCalledWith(new URL(resultsUrl(aQuery), window.location.href), '_top');
});

it('opens the results in the same window elsewhere', async () => {
  const user = userEvent.setup();
  const { address } = renderHotels(<Slot />, { preloaded });
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(address()).toBe(resultsUrl(aQuery));
});
