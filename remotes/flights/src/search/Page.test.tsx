import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toDraft } from '@tiquete/domain/searches/flights';
import {
  addDays,
  ApiProblem,
  formatDay,
  initialSearchSection,
  selectSearchSection,
  today,
} from '@tiquete/platform';
import { expectNoAxeViolations } from '@tiquete/testing';
import { initialFlightState, type FeaturedRoute } from '../state/flightState';
import { toRecentSearch } from '../state/recentSearches';
import { toDraftSection } from '../state/searchSection';
import { aQuery, aRoundTrip } from '../testing/builders';
import { renderFlights } from '../testing/renderFlights';
import { resultsUrl } from '../urls';
import { Page } from './Page';

const day = addDays(today(), 20);
const aRoute: FeaturedRoute = {
  origin: { iataCode: 'BOG', cityName: 'Bogotá' },
  destination: {
    iataCode: 'CTG',
    cityName: 'Cartagena',
    countryName: 'Colombia',
    image: '/media/places/CTG',
  },
  from_price: 182_000,
  date: day,
};
const answers = { 'GET flights/featured': () => ({ data: { routes: [aRoute] } }) };
const searchSection = { ...initialSearchSection, ...toDraftSection(toDraft(aRoundTrip)) };

it('opens the results of the form', async () => {
  const user = userEvent.setup();
  const { address } = renderFlights(<Page />, { answers, preloaded: { searchSection } });
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(address()).toBe(resultsUrl(aRoundTrip));
});
it('stores an incomplete form when the page is left', async () => {
  const user = userEvent.setup();
  const { store } = renderFlights(<Page />, { answers, preloaded: { searchSection } });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Cabina' }), 'Ejecutiva');
  expect(selectSearchSection(store.getState() as never)).toMatchObject({
    cabin: 'BUSINESS',
    origin: 'BOG',
  });
});
it('repeats a recent search with one click, and removes past ones', async () => {
  const user = userEvent.setup();
  const past = {
    ...aQuery,
    segments: aQuery.segments.map((segment) => ({ ...segment, date: '2020-01-01' })),
  };
  const recentSearches = [aQuery, past].flatMap((query) => toRecentSearch(query) ?? []);
  const { address } = renderFlights(<Page />, {
    answers,
    preloaded: { flight: { ...initialFlightState, recentSearches } },
  });
  const recent = screen.getByRole('region', { name: 'Tus búsquedas recientes' });
  expect(within(recent).getAllByRole('link')).toHaveLength(1);
  await user.click(within(recent).getByRole('link'));
  expect(address()).toBe(resultsUrl(aQuery));
});
it('opens a featured route on the day of its price', async () => {
  const user = userEvent.setup();
  const { address } = renderFlights(<Page />, { answers });
  await user.click(
    await screen.findByRole('link', { name: /Bogotá – Cartagena.*Desde \$.182.000/ }),
  );
  expect(address()).toMatch(`segments=BOG-CTG-${day}`);
});
it('shows that the routes failed to load, and loads them on retry', async () => {
  const user = userEvent.setup();
  let isDown = true;
  const problem = {
    code: 'INTERNAL',
    title: 'Algo falló de nuestro lado. Inténtalo de nuevo.',
    status: 500,
    requestId: null,
  };
  renderFlights(<Page />, {
    answers: {
      'GET flights/featured': () => {
        if (isDown) throw new ApiProblem(problem);
        return { data: { routes: [aRoute] } };
      },
    },
  });
  expect(
    await screen.findByRole('heading', { name: 'No pudimos cargar las rutas' }),
  ).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: /Cartagena/ })).toBeInTheDocument();
});
/** The form of a phone starts in its first field, which suggests the usual origin. */
const answersOnPhone = { ...answers, 'GET flights/places_searches': () => ({ data: [] }) };
it('shows one pill on a phone, which opens the form in its first field', async () => {
  const user = userEvent.setup();
  renderFlights(<Page />, { answers: answersOnPhone, isMobile: true });
  await user.click(screen.getByRole('button', { name: /¿A dónde quieres volar\?/ }));
  expect(await screen.findByRole('combobox', { name: 'Origen' })).toHaveFocus();
});
it('shows the days of an earlier hotel search in the pill and in the form', async () => {
  const user = userEvent.setup();
  const stay = { start: addDays(today(), 30), end: addDays(today(), 33) };
  renderFlights(<Page />, {
    answers: answersOnPhone,
    isMobile: true,
    preloaded: { searchSection: { ...initialSearchSection, dates: stay } },
  });
  const days = `${formatDay(stay.start)} – ${formatDay(stay.end)}`;
  const pill = screen.getByRole('button', { name: /¿A dónde quieres volar\?/ });
  expect(pill).toHaveTextContent(days);
  await user.click(pill);
  const field = await screen.findByRole('button', { name: /^Ida y regreso/ });
  expect(field).toHaveTextContent(formatDay(stay.start));
  expect(field).toHaveTextContent(formatDay(stay.end));
});
it('has one main heading, and no accessibility violation', async () => {
  const { container } = renderFlights(<Page />, { answers });
  await screen.findByRole('link', { name: /Cartagena/ });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.title).toBe('Vuelos en Colombia y el mundo | Tiquete');
  await expectNoAxeViolations(container);
});
