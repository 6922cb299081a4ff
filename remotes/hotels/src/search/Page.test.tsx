import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ApiProblem,
  BootContext,
  initialSearchSection,
  selectSearchSection,
  SettingsContext,
} from '@tiquete/platform';
import { aBootRecord, aBrand, expectNoAxeViolations } from '@tiquete/testing';
import { resultsUrl } from '../urls';
import json from '../remote.json';
import { initialHotelState } from '../state/hotelState';
import { toRecentSearch } from '../state/recentSearches';
import { aDestination, aQuery } from '../testing/builders';
import { renderHotels } from '../testing/renderHotels';
import { Page } from './Page';

const answers = { 'GET hotels/featured': () => ({ data: { destinations: [aDestination] } }) };
const problem = {
  code: 'INTERNAL',
  title: 'Algo falló de nuestro lado. Inténtalo de nuevo.',
  status: 500,
  requestId: null,
};
const lastSearch = {
  ...initialSearchSection,
  dates: { start: aQuery.checkin, end: aQuery.checkout },
  guests: aQuery.rooms,
  destinationObject: { code: 'CTG', name: 'Cartagena', label: 'Cartagena', kind: 'city' },
};

it('opens the results of the form', async () => {
  const user = userEvent.setup();
  const { address } = renderHotels(<Page />, { answers, preloaded: { searchSection: lastSearch } });
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(address()).toBe(resultsUrl(aQuery));
});

it('stores an incomplete form when the page is left', async () => {
  const user = userEvent.setup();
  const { store } = renderHotels(<Page />, { answers, preloaded: { searchSection: lastSearch } });
  const nationality = screen.getByRole('combobox', { name: 'Nacionalidad' });
  await user.click(nationality);
  await user.selectOptions(nationality, 'Perú');
  expect(selectSearchSection(store.getState() as never)).toMatchObject({
    origin: '',
    hotelJson: { client_nationality: 'PE', destination_code: ['CTG'] },
    destination: 'CTG',
  });
});

it('repeats a recent search with one click', async () => {
  const user = userEvent.setup();
  const preloaded = {
    hotel: { ...initialHotelState, recentSearches: [toRecentSearch(aQuery, '/media/places/CTG')] },
  };
  const { address } = renderHotels(<Page />, { answers, preloaded });
  const recent = screen.getByRole('region', { name: 'Tus búsquedas recientes' });
  await user.click(
    within(recent).getByRole('link', { name: /Cartagena.*2 huéspedes, 1 habitación/ }),
  );
  expect(address()).toBe(resultsUrl(aQuery));
});

it('shows no recent searches on a first visit, and no past ones', () => {
  const past = toRecentSearch({ ...aQuery, checkin: '2020-01-01', checkout: '2020-01-02' }, '');
  renderHotels(<Page />, {
    answers,
    preloaded: { hotel: { ...initialHotelState, recentSearches: [past] } },
  });
  expect(
    screen.queryByRole('heading', { name: 'Tus búsquedas recientes' }),
  ).not.toBeInTheDocument();
});

it('opens a featured destination for the days of the form', async () => {
  const user = userEvent.setup();
  const { address } = renderHotels(<Page />, {
    answers,
    preloaded: { searchSection: { ...lastSearch, destinationObject: null } },
  });
  await user.click(await screen.findByRole('link', { name: /Cartagena.*210 hoteles/ }));
  expect(address()).toBe(resultsUrl(aQuery));
});

it('shows the known price of a destination and opens its day, only for the one adult it is for', async () => {
  const from_price = { price: 210_000, date: '2027-02-03' };
  const priced = {
    'GET hotels/featured': () => ({ data: { destinations: [{ ...aDestination, from_price }] } }),
  };
  const { unmount } = renderHotels(<Page />, { answers: priced });
  const card = () => screen.findByRole('link', { name: /Cartagena/ });
  expect(await card()).toHaveTextContent('Desde $ 210.000 por noche · 03 feb.');
  expect((await card()).getAttribute('href')).toContain('checkin=2027-02-03&checkout=2027-02-05');
  unmount();
  renderHotels(<Page />, {
    answers: priced,
    preloaded: { searchSection: { ...lastSearch, destinationObject: null } },
  });
  expect(await card()).toHaveTextContent('Ver precios');
});

it('shows what the agency stands for in its own words', async () => {
  const promises = [{ title: 'Cuentas claras', text: 'El valor de la lista es el que pagas.' }];
  const boot = aBootRecord({ brand: { ...aBrand, promises } });
  const { unmount } = renderHotels(
    <BootContext value={boot}>
      <Page />
    </BootContext>,
    { answers },
  );
  expect(screen.getByRole('heading', { name: `Por qué viajar con ${aBrand.name}` })).toBeVisible();
  expect(screen.getByText('El valor de la lista es el que pagas.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'El precio completo' })).toBeNull();
  unmount();
  renderHotels(<Page />, { answers });
  expect(screen.getByRole('heading', { name: 'El precio completo' })).toBeVisible();
});

it('shows that the destinations failed to load, and loads them on retry', async () => {
  const user = userEvent.setup();
  let isDown = true;
  renderHotels(<Page />, {
    answers: {
      'GET hotels/featured': () => {
        if (isDown) throw new ApiProblem(problem);
        return { data: { destinations: [aDestination] } };
      },
    },
  });
  expect(
    await screen.findByRole('heading', { name: 'No pudimos cargar los destinos' }),
  ).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: /Cartagena/ })).toBeInTheDocument();
});

it('shows one pill on a phone, which opens the form in its first field', async () => {
  const user = userEvent.setup();
  renderHotels(<Page />, { answers, isMobile: true });
  expect(screen.queryByRole('combobox', { name: 'Destino' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /¿A dónde vas\?/ }));
  expect(await screen.findByRole('combobox', { name: 'Destino' })).toHaveFocus();
});

it('has one main heading, and no accessibility violation', async () => {
  const { container } = renderHotels(<Page />, { answers });
  await screen.findByRole('link', { name: /Cartagena/ });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.title).toBe('Hoteles en Colombia y el mundo | Tiquete');
  await expectNoAxeViolations(container);
});

const nightsProposed = async () => {
  const card = await screen.findByRole('link', { name: /Cartagena/ });
  const requests = new URLSearchParams(card.getAttribute('href')?.split('?')[1]);
  const days = ['checkin', 'checkout'].map((name) => Date.parse(requests.get(name) ?? ''));
  return (days[1]! - days[0]!) / 86_400_000;
};
it('suggests the number of nights that the brand chose', async () => {
  renderHotels(<Page />, { answers, chosen: { featured_nights: 7 } });
  expect(await nightsProposed()).toBe(7);
});

it('suggests the nights of remote.json if an older api sends no settings', async () => {
  renderHotels(
    <SettingsContext value={{}}>
      <Page />
    </SettingsContext>,
    { answers },
  );
  expect(await nightsProposed()).toBe(json.settings.properties.featured_nights.default);
});
