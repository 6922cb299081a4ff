import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FlightSearchResponse } from '@tiquete/contracts';
import { addDays, ApiProblem } from '@tiquete/platform';
import { expectNoAxeViolations, pending } from '@tiquete/testing';
import {
  aFlight,
  anItinerary,
  anOffer,
  aQuery,
  aResult,
  aSegment,
  manyOffers,
} from '../testing/builders';
import { type FlightsRenderOptions, pendingPrices, renderFlights } from '../testing/renderFlights';
import { resultsUrl } from '../urls';
import { Page } from './Page';

const day = aQuery.segments[0]?.date ?? '';
const viaCali = anItinerary([
  aSegment({
    id: '1',
    carrierCode: 'LA',
    number: '4020',
    departure: { iataCode: 'BOG', at: `${day}T13:00:00` },
    arrival: { iataCode: 'CLO', at: `${day}T14:00:00` },
  }),
  aSegment({
    id: '2',
    carrierCode: 'LA',
    number: '4100',
    departure: { iataCode: 'CLO', at: `${day}T16:00:00` },
    arrival: { iataCode: 'MDE', at: `${day}T17:00:00` },
  }),
]);
const offers = [
  anOffer({
    id: 'a',
    itineraries: [aFlight({ flight: 'AV9314', departs: '06:05' })],
    totalPrice: 900_000,
    includedCheckedBags: { quantity: 1, weight: 23, weightUnit: 'KG' },
    fare_family: 'Clásica',
  }),
  anOffer({ id: 'b', itineraries: [viaCali], totalPrice: 300_000 }),
  anOffer({
    id: 'c',
    itineraries: [aFlight({ flight: 'P57040', departs: '21:30' })],
    totalPrice: 600_000,
  }),
];
const url = resultsUrl(aQuery);
function open(
  answer: () => FlightSearchResponse | Promise<FlightSearchResponse> = () => aResult(offers),
  { answers, ...options }: FlightsRenderOptions = {},
) {
  return renderFlights(<Page />, {
    route: url,
    answers: { ...pendingPrices, 'POST flights/searches': answer, ...answers },
    ...options,
  });
}
/** Carriers of the cards, from the top. */
const shown = () =>
  screen
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent?.slice(2));
const searches = (api: { requests: { key: string }[] }) =>
  api.requests.filter(({ key }) => key === 'POST flights/searches');

it('shows at once which search is running', async () => {
  const { container } = open(pending);
  expect(
    screen.getByRole('heading', { level: 1, name: 'Vuelos Bogotá → Medellín' }),
  ).toBeInTheDocument();
  expect(screen.getByText('Buscando vuelos Bogotá → Medellín…')).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it('shows that several suppliers are searching, polls by itself, and shows the flights', async () => {
  const busy = { code: 'TOO_MANY_SEARCHES', title: 'Hay muchas búsquedas.', status: 503 };
  let find: (answer: FlightSearchResponse) => void = () => undefined;
  const answers = [
    () => {
      throw new ApiProblem({ ...busy, requestId: null, retryAfterSeconds: 0.01 });
    },
    () => new Promise<FlightSearchResponse>((resolve) => (find = resolve)),
  ];
  const { api } = open(() => (answers.shift() ?? (() => aResult(offers)))());
  expect(
    await screen.findByText('Hay muchas búsquedas en este momento. Seguimos intentándolo.'),
  ).toBeInTheDocument();
  await waitFor(() => expect(searches(api)).toHaveLength(2));
  act(() => find(aResult(offers)));
  expect(await screen.findByText('3 vuelos')).toBeInTheDocument();
});

it('sorts by price and time, shows the number of flights, and lets the order be changed', async () => {
  const user = userEvent.setup();
  const { container, address } = open();
  expect(await screen.findByText('3 vuelos')).toBeInTheDocument();
  expect(shown()).toEqual(['Wingo', 'LATAM Airlines', 'Avianca']);
  await expectNoAxeViolations(container);
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Ordenar por' }),
    'De mayor a menor precio',
  );
  await waitFor(() => expect(shown()).toEqual(['Avianca', 'Wingo', 'LATAM Airlines']));
  expect(address()).toBe(`${url}&orderBy=price_desc`);
  await user.click(screen.getByRole('button', { name: /Más barato.*300\.000/ }));
  await waitFor(() => expect(shown()).toEqual(['LATAM Airlines', 'Wingo', 'Avianca']));
});

it('shows times, stops, bags, fare, rules and price of a flight', async () => {
  const late = anOffer({
    itineraries: [aFlight({ flight: 'AV220', departs: '22:50', minutes: 130 })],
    numberOfBookableSeats: 3,
    fare_family: 'Básica',
    fare_rules_short: {
      changeable: false,
      change_penalty: null,
      refundable: true,
      refund_penalty: 90_000,
    },
  });
  open(() => aResult([late]));
  const card = within(
    await screen.findByRole('article', {
      name: 'Avianca, Bogotá 22:50 a Medellín 01:00 +1 día, Directo',
    }),
  );
  for (const text of [
    '2h 10m',
    'Directo',
    '+1 día',
    'Artículo personal',
    'Mano 10 kg',
    'Sin maleta',
    'Básica · Sin cambios · Reembolso con penalidad',
    'Quedan 3 sillas',
    'total 1 pasajero, con impuestos',
  ]) {
    expect(card.getByText(text)).toBeInTheDocument();
  }
});

it('warns of a night and of another airport, and names terminals, aircraft and operators in the detail', async () => {
  const user = userEvent.setup();
  const morning = addDays(day, 1);
  const hard = anItinerary([
    aSegment({
      id: '1',
      operating: { carrierCode: 'LA' },
      arrival: { iataCode: 'EOH', at: `${day}T20:00:00` },
    }),
    aSegment({
      id: '2',
      departure: { iataCode: 'MDE', at: `${morning}T07:00:00` },
      arrival: { iataCode: 'CTG', at: `${morning}T08:00:00` },
    }),
  ]);
  open(() => aResult([anOffer({ itineraries: [hard] })]));
  const card = within(await screen.findByRole('article'));
  expect(
    card.getByText(/Cambio de aeropuerto por tu cuenta: de EOH a MDE.*pasa la noche en Medellín/),
  ).toBeInTheDocument();
  expect(card.getByText('Operado por LATAM Airlines')).toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Ver detalle' }));
  expect(card.getByText(/El Dorado \(BOG\) · Terminal 1/)).toBeInTheDocument();
  expect(card.getAllByText(/Avión Airbus A320/)).toHaveLength(2);
  expect(card.getByText(/Recoges el equipaje y el traslado corre por tu cuenta/)).toBeVisible();
  expect(card.getByText(/^Llegas al día siguiente, /)).toBeVisible();
});

it('shows the emissions of a flight, and compares them with others of the search', async () => {
  const user = userEvent.setup();
  const emitting = [60, 80, 100, 120, 140].map((co2_kg, index) =>
    anOffer({ id: `${index}`, co2_kg, itineraries: [aFlight({ departs: `0${index}:00` })] }),
  );
  open(() => aResult(emitting));
  const clean = within(await screen.findByRole('article', { name: /00:00/ }));
  expect(clean.getByText('CO₂: 40 % menos')).toBeInTheDocument();
  await user.click(clean.getByRole('button', { name: 'Ver detalle' }));
  expect(
    clean.getByText(/60 kg de CO₂, según la aerolínea, 40 % menos de lo habitual/),
  ).toBeInTheDocument();
});

it('filters in the address, with counts, and removes each filter with one tap', async () => {
  const user = userEvent.setup();
  const { address, api } = open();
  await user.click(await screen.findByRole('checkbox', { name: /^Directo 2/ }));
  await waitFor(() => expect(shown()).toEqual(['Wingo', 'Avianca']));
  expect(screen.getByText('2 de 3 vuelos')).toBeInTheDocument();
  expect(address()).toBe(`${url}&scales=DIRECT`);
  expect(screen.getByRole('checkbox', { name: /LATAM Airlines 0/ })).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /Mañana.* 1/ }));
  await waitFor(() => expect(shown()).toEqual(['Avianca']));
  await user.click(screen.getByRole('button', { name: 'Quitar Directo' }));
  await user.click(screen.getByRole('button', { name: 'Quitar Salida: Mañana' }));
  await waitFor(() => expect(shown()).toHaveLength(3));
  expect(address()).toBe(url);
  expect(searches(api)).toHaveLength(1);
});

it('opens with the filters of a shared address', async () => {
  open(undefined, { route: `${url}&luggage=CHECKED&airlines=AV&orderBy=price_asc` });
  await screen.findByText('1 de 3 vuelos');
  expect(shown()).toEqual(['Avianca']);
  expect(screen.getByRole('checkbox', { name: /Maleta en bodega/ })).toBeChecked();
});

it('names the filter that hides most flights, and removes it', async () => {
  const user = userEvent.setup();
  const { container } = open(undefined, { route: `${url}&airlines=LA&scales=DIRECT` });
  expect(
    await screen.findByRole('heading', { name: 'Ningún vuelo cumple todos los filtros' }),
  ).toBeInTheDocument();
  expect(
    screen.getByText('El filtro «Aerolíneas» es el que más vuelos oculta. Sin él verías 2.'),
  ).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: 'Quitar filtro «Aerolíneas»' }));
  await waitFor(() => expect(shown()).toEqual(['Wingo', 'Avianca']));
});

it('has filters in a sheet on a phone, which closes and shows the result', async () => {
  const user = userEvent.setup();
  open(undefined, { isMobile: true });
  await user.click(await screen.findByRole('button', { name: 'Filtros' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filtros' });
  await user.click(await within(sheet).findByRole('checkbox', { name: /^Directo 2/ }));
  await user.click(await within(sheet).findByRole('button', { name: 'Ver 2 vuelos' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Filtros (1)' })).toBeInTheDocument();
});

it('shows one card for all fares of the same flights, with the cheapest that fits', async () => {
  const user = userEvent.setup();
  const itineraries = [aFlight()];
  const fares = [
    anOffer({ id: 'dear', itineraries, totalPrice: 700_000, includedCheckedBags: { quantity: 1 } }),
    anOffer({ id: 'cheap', itineraries, totalPrice: 400_000, source: 'NDC' }),
  ];
  open(() => aResult(fares));
  expect(await screen.findByText('1 vuelo')).toBeInTheDocument();
  expect(within(screen.getByRole('article')).getByText(/400\.000/)).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /Maleta en bodega 1/ }));
  expect(await within(screen.getByRole('article')).findByText(/700\.000/)).toBeInTheDocument();
});

it('shows the error and a contact, and succeeds on retry', async () => {
  const user = userEvent.setup();
  let isDown = true;
  const { container } = open(() => {
    if (isDown)
      throw new ApiProblem({
        code: 'SUPPLIER_TIMEOUT',
        title: 'Las aerolíneas tardaron demasiado.',
        status: 504,
        requestId: null,
      });
    return aResult(offers);
  });
  expect(await screen.findByText('Las aerolíneas tardaron demasiado.')).toBeInTheDocument();
  await expectNoAxeViolations(container);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(shown()).toHaveLength(3));
});

it('explains an invalid address, and fills the form with its readable part', async () => {
  open(undefined, {
    route:
      '/searchs/flights?tripType=ONE_WAY&segments=BOG-MDE-2020-01-01&place=BOG:Bogot%C3%A1&place=MDE:Medell%C3%ADn&adults=1',
  });
  expect(
    screen.getByRole('heading', { level: 1, name: 'Esta búsqueda no está completa' }),
  ).toBeInTheDocument();
  expect(await screen.findByText('Esa fecha ya pasó. Elige otra.')).toBeInTheDocument();
});

it('renders few nodes for five hundred offers', async () => {
  const { container } = open(() => aResult(manyOffers(500)));
  await screen.findByText('500 vuelos');
  expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(520);
});
