import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays } from '@tiquete/platform';
import { expectNoAxeViolations, pending, rowOf, textsOf } from '@tiquete/testing';
import { aFlight, anItinerary, anOffer, aQuery, aResult, aSegment } from '../../testing/builders';
import { pendingPrices, renderFlights } from '../../testing/renderFlights';
import { resultsUrl } from '../../urls';
import { Page } from '../Page';

const day = aQuery.segments[0]?.date ?? '';
const viaCali = anItinerary([
  aSegment({
    id: '1',
    carrierCode: 'LA',
    departure: { iataCode: 'BOG', at: `${day}T20:00:00` },
    arrival: { iataCode: 'CLO', at: `${day}T21:00:00` },
  }),
  aSegment({
    id: '2',
    carrierCode: 'LA',
    departure: { iataCode: 'CLO', at: `${day}T23:00:00` },
    arrival: { iataCode: 'MDE', at: `${addDays(day, 1)}T00:10:00` },
  }),
]);
const DIRECT = 'Avianca, Bogotá 06:05 a Medellín 07:10, Directo';
const STOPPING = 'LATAM Airlines, Bogotá 20:00 a Medellín 00:10 +1 día, 1 Escala';
const direct = [aFlight()];
const offers = [
  anOffer({ id: 'a', itineraries: direct, totalPrice: 400_000 }),
  anOffer({
    id: 'a+bag',
    itineraries: direct,
    totalPrice: 500_000,
    includedCheckedBags: { quantity: 1, weight: 23, weightUnit: 'KG' },
    fare_family: 'Clásica',
  }),
  anOffer({ id: 'b', itineraries: [viaCali], totalPrice: 300_000 }),
];
/** The results page, with links to leave it and return. */
function Visits() {
  const [isAway, setAway] = useState(false);
  return (
    <>
      <button onClick={() => setAway(!isAway)}>Otra página</button>
      {!isAway && <Page />}
    </>
  );
}
const open = (page = <Page />) =>
  renderFlights(page, {
    route: resultsUrl(aQuery),
    answers: {
      ...pendingPrices,
      'POST flights/searches': () => aResult(offers),
      'POST flights/searches_upselling': pending,
    },
  });
async function choose(name: string) {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('checkbox', { name: `Comparar ${name}` }));
}
async function compare() {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Comparar (2)' }));
  return screen.findByRole('table');
}
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(textsOf));

it('shows two flights side by side', async () => {
  const { container } = open();
  await choose(DIRECT);
  await choose(STOPPING);
  const table = await compare();
  expect(rowsOf(table)).toEqual([
    [['Característica'], ['AV', 'Avianca', 'Quitar'], ['LA', 'LATAM Airlines', 'Quitar']],
    [
      ['Precio total'],
      ['$ 400.000', 'con impuestos'],
      ['$ 300.000', 'con impuestos', 'Menor precio'],
    ],
    [['Salida y llegada'], ['06:05 BOG – 07:10 MDE'], ['20:00 BOG – 00:10 MDE +1 día']],
    [['Duración'], ['1h 5m', 'Más corto'], ['4h 10m']],
    [['Escalas'], ['Directo'], ['1 Escala · 2h en CLO']],
    [['Equipaje'], ['Mano 10 kg', 'Sin maleta'], ['Mano 10 kg', 'Sin maleta']],
    [['Tarifa'], ['Básica'], ['Básica']],
    [
      ['Condiciones'],
      ['Cambios con costo', 'No reembolsable'],
      ['Cambios con costo', 'No reembolsable'],
    ],
    [[], ['Elegir'], ['Elegir']],
  ]);
  await expectNoAxeViolations(container.ownerDocument.body);
});

it('still compares a flight that a filter hides, with the fare of its card if there is one', async () => {
  const user = userEvent.setup();
  open();
  await choose(STOPPING);
  await user.click(screen.getByRole('checkbox', { name: /Maleta en bodega 1/ }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  await choose(DIRECT);
  const [first, second] = rowOf(await compare(), 'Precio total').getAllByRole('cell');
  expect(within(first!).getByText('$ 300.000')).toBeInTheDocument();
  expect(within(second!).getByText('$ 500.000')).toBeInTheDocument();
});

it('closes when a flight is chosen, and opens its fares', async () => {
  const user = userEvent.setup();
  const { store } = open();
  await choose(DIRECT);
  await choose(STOPPING);
  const table = await compare();
  await user.click(within(table).getByRole('button', { name: `Elegir ${STOPPING}` }));
  await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
  expect(store.getState()).toMatchObject({ flight: { openDrawerTariff: true } });
});

it('still has the chosen flights after a visit to another page', async () => {
  const user = userEvent.setup();
  open(<Visits />);
  await choose(STOPPING);
  await choose(DIRECT);
  const other = screen.getByRole('button', { name: 'Otra página' });
  await user.click(other);
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  await user.click(other);
  expect(rowsOf(await compare())[0]).toEqual([
    ['Característica'],
    ['LA', 'LATAM Airlines', 'Quitar'],
    ['AV', 'Avianca', 'Quitar'],
  ]);
});
