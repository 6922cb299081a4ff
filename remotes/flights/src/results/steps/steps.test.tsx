import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FlightOffer } from '@tiquete/contracts';
import { expectNoAxeViolations, pending } from '@tiquete/testing';
import { addDays } from '@tiquete/platform';
import { itineraryKey } from '../../model/itineraryKey';
import {
  aFlight,
  anItinerary,
  anOffer,
  aQuery,
  aResult,
  aRoundTrip,
  aSegment,
  bogota,
  cartagena,
  medellin,
} from '../../testing/builders';
import {
  type FlightsRenderOptions,
  pendingPrices,
  renderFlights,
} from '../../testing/renderFlights';
import { resultsUrl } from '../../urls';
import { Page } from '../Page';

const [there, back] = [aRoundTrip.segments[0]?.date ?? '', aRoundTrip.segments[1]?.date ?? ''];
const out = {
  early: aFlight({ flight: 'AV9314', departs: '06:05', date: there }),
  late: aFlight({ flight: 'LA4000', departs: '20:00', date: there }),
};
const home = {
  noon: aFlight({ flight: 'AV9315', from: 'MDE', to: 'BOG', departs: '12:00', date: back }),
  night: aFlight({ flight: 'LA4001', from: 'MDE', to: 'BOG', departs: '21:00', date: back }),
};
const offers = [
  anOffer({ id: '1', itineraries: [out.early, home.noon], totalPrice: 500_000 }),
  anOffer({ id: '2', itineraries: [out.early, home.night], totalPrice: 420_000 }),
  anOffer({ id: '3', itineraries: [out.late, home.noon], totalPrice: 450_000 }),
];
const url = resultsUrl(aRoundTrip);
const open = (found: FlightOffer[] = offers, options: FlightsRenderOptions = {}) =>
  renderFlights(<Page />, {
    route: url,
    answers: {
      ...pendingPrices,
      'POST flights/searches': () => aResult(found),
      'POST flights/searches_upselling': pending,
    },
    ...options,
  });
const card = (name: RegExp) => within(screen.getByRole('article', { name }));
const choose = (name: RegExp) =>
  userEvent.setup().click(card(name).getByRole('button', { name: /^Elegir/ }));

it('offers outbound flights at the lowest total, then returns at their extra price', async () => {
  const { address, container } = open();
  expect(await screen.findByRole('heading', { name: 'Elige tu vuelo de ida' })).toBeInTheDocument();
  expect(screen.getByText('2 vuelos')).toBeInTheDocument();
  expect(card(/06:05/).getByText('desde')).toBeInTheDocument();
  expect(card(/06:05/).getByText(/420\.000/)).toBeInTheDocument();
  await choose(/06:05/);
  expect(await screen.findByRole('heading', { name: 'Elige tu vuelo de vuelta' })).toHaveFocus();
  expect(address()).toBe(`${url}&flight=${itineraryKey(out.early)}`);
  expect(card(/21:00/).getByText('La más barata')).toBeInTheDocument();
  expect(card(/12:00/).getByText(/80\.000 más$/)).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Lo que elegiste' })).toHaveTextContent(
    /Ida: .*BOG 06:05 – MDE 07:10/,
  );
  await expectNoAxeViolations(container);
});

it('shows both itineraries in one card if the price belongs to them, and buys it with one choice', async () => {
  open();
  const only = within(await screen.findByRole('article', { name: /20:00/ }));
  expect(only.getAllByText('Directo')).toHaveLength(2);
  expect(only.queryByText('desde')).not.toBeInTheDocument();
  expect(only.getByText('ida y vuelta, total 1 pasajero, con impuestos')).toBeInTheDocument();
  expect(card(/06:05/).getAllByText('Directo')).toHaveLength(1);
  await choose(/20:00/);
  expect(await screen.findByRole('dialog', { name: 'Elige tu tarifa' })).toBeInTheDocument();
});

it('returns to the outbound flights with the same filters and order', async () => {
  const user = userEvent.setup();
  const { address } = open(offers, {
    route: `${url}&flight=${itineraryKey(out.early)}&scales=DIRECT&orderBy=price_asc`,
  });
  await user.click(await screen.findByRole('button', { name: 'Cambiar Ida' }));
  expect(await screen.findByRole('heading', { name: 'Elige tu vuelo de ida' })).toBeInTheDocument();
  expect(address()).toBe(`${url}&scales=DIRECT&orderBy=price_asc`);
});

it('opens a shared address at its step, and offers flights again in place of missing ones', async () => {
  const { unmount } = open(offers, { route: `${url}&flight=${itineraryKey(out.late)}` });
  expect(await screen.findByText('1 vuelo')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Elige tu vuelo de vuelta' })).toBeInTheDocument();
  unmount();
  open(offers, { route: `${url}&flight=XX1-0101` });
  expect(await screen.findByText(/El vuelo que habías elegido ya no está/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Elige tu vuelo de ida' })).toBeInTheDocument();
});

it('filters the return by its own times only', async () => {
  const user = userEvent.setup();
  open(offers, { route: `${url}&times0=NIGHT&flight=${itineraryKey(out.early)}` });
  expect(await screen.findByText('2 vuelos')).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Hora de salida, Vuelta' })).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Hora de salida, Ida' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /^Noche.* 1$/ }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
});

it('counts the stops of all remaining flights, and labels the filter so', async () => {
  const viaCali = anItinerary([
    aSegment({
      id: '1',
      departure: { iataCode: 'MDE', at: `${back}T12:00:00` },
      arrival: { iataCode: 'CLO', at: `${back}T13:00:00` },
    }),
    aSegment({
      id: '2',
      departure: { iataCode: 'CLO', at: `${back}T15:00:00` },
      arrival: { iataCode: 'BOG', at: `${back}T16:00:00` },
    }),
  ]);
  open([
    anOffer({ id: '1', itineraries: [out.early, viaCali], totalPrice: 500_000 }),
    anOffer({ id: '2', itineraries: [out.early, home.noon], totalPrice: 800_000 }),
  ]);
  expect(
    await screen.findByRole('article', { name: /06:05 a Medellín 07:10, Directo$/ }),
  ).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /^1 Escala en algún vuelo/ })).toBeInTheDocument();
  await choose(/06:05/);
  expect(await screen.findByRole('article', { name: /1 Escala$/ })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /^1 Escala(?! en)/ })).toBeInTheDocument();
});

it('sells more than three flights as whole journeys', async () => {
  const places = [bogota, medellin, cartagena, bogota, medellin];
  const query = {
    ...aQuery,
    tripType: 'MULTI_CITY' as const,
    segments: [0, 1, 2, 3].map((index) => ({
      origin: places[index]!,
      destination: places[index + 1]!,
      date: addDays(there, index),
    })),
  };
  const itineraries = query.segments.map(({ date }, index) =>
    aFlight({
      flight: `AV${100 + index}`,
      from: places[index]!.code,
      to: places[index + 1]!.code,
      date,
    }),
  );
  open([anOffer({ itineraries })], { route: resultsUrl(query) });
  expect(
    await screen.findByRole('heading', { name: 'Elige tu viaje completo' }),
  ).toBeInTheDocument();
  expect(within(screen.getByRole('article')).getAllByText('Directo')).toHaveLength(4);
});

it('names each flight of several cities while it is chosen', async () => {
  const query = {
    ...aQuery,
    tripType: 'MULTI_CITY' as const,
    segments: [
      { origin: bogota, destination: medellin, date: there },
      { origin: medellin, destination: cartagena, date: back },
    ],
  };
  const onward = aFlight({ flight: 'AV1', from: 'MDE', to: 'CTG', date: back });
  open([anOffer({ itineraries: [out.early, onward] })], { route: resultsUrl(query) });
  expect(
    await screen.findByRole('heading', { name: 'Elige el vuelo 1 de 2: Bogotá – Medellín' }),
  ).toBeInTheDocument();
  await choose(/06:05/);
  expect(
    await screen.findByRole('heading', { name: 'Elige el vuelo 2 de 2: Medellín – Cartagena' }),
  ).toBeInTheDocument();
});
