import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBootRecord, aDescriptor, expectNoAxeViolations, textsOf } from '@tiquete/testing';
import { aHotelWith, aQuery, aResult } from '../../testing/builders';
import { renderHotels } from '../../testing/renderHotels';
import { DETAIL_PATH, detailUrl, resultsUrl } from '../../urls';
import { Page } from '../Page';

const hotels = [
  aHotelWith({
    hotelCode: 'a',
    name: 'Casa Medina',
    min_rate: 900_000,
    free_cancellation_rate: 900_000,
    star_number: 5,
  }),
  aHotelWith({
    hotelCode: 'b',
    name: 'Playa Azul',
    min_rate: 300_000,
    star_number: 3,
    mealPlan: ['AI'],
    free_cancellation: false,
    free_cancellation_until: null,
    free_cancellation_rate: null,
    pay_at_hotel_amount: 42_000,
    reviews: null,
  }),
];
/** A release serves the hotel's page. */
const remotes = aBootRecord().remotes.map((remote) => {
  const detail = { path: DETAIL_PATH, page: 'detail', title: '', description: '', index: false };
  const descriptor = { ...aDescriptor, routes: [...aDescriptor.routes, detail] };
  return { ...remote, descriptor };
});
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
  renderHotels(page, {
    route: resultsUrl(aQuery),
    boot: aBootRecord({ remotes }),
    answers: { 'POST hotels/searchs': () => aResult(hotels) },
  });
const box = (name: string) => screen.findByRole('checkbox', { name: `Comparar ${name}` });
async function compare() {
  const user = userEvent.setup();
  await user.click(await box('Casa Medina'));
  await user.click(await box('Playa Azul'));
  await user.click(await screen.findByRole('button', { name: 'Comparar (2)' }));
  return screen.findByRole('table');
}
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(textsOf));

it('shows two hotels side by side', async () => {
  const { container } = open();
  const table = await compare();
  expect(rowsOf(table)).toEqual([
    [['Característica'], ['Casa Medina', 'Quitar'], ['Playa Azul', 'Quitar']],
    [
      ['Precio total'],
      ['$ 900.000', '2 noches, impuestos incluidos'],
      ['$ 300.000', '2 noches, impuestos incluidos', 'Menor precio'],
    ],
    [['Además en el hotel'], ['–', 'No tiene'], ['$ 42.000']],
    [['Estrellas'], ['★★★★★', '5,0'], ['★★★★★', '3,0']],
    [['Calificación'], ['8,7 de 10', 'La mejor'], ['–', 'No tiene']],
    [['Alimentación'], ['Desayuno incluido'], ['Todo incluido']],
    [
      ['Cancelación'],
      ['Cancela gratis hasta el 08 mar. 2027 a las 23:59, hora del hotel'],
      ['Cancelar tiene costo'],
    ],
    [['Zona'], ['Centro histórico, Cartagena'], ['Centro histórico, Cartagena']],
    [['Servicios'], ['Piscina'], ['Piscina']],
    [[], ['Ver habitaciones'], ['Ver habitaciones']],
  ]);
  await expectNoAxeViolations(container.ownerDocument.body);
});

it('still compares a hotel that a filter hides, and opens each by its link', async () => {
  const user = userEvent.setup();
  open();
  await user.click(await box('Playa Azul'));
  await user.click(screen.getByRole('checkbox', { name: /5,0 estrellas/ }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  await user.click(await box('Casa Medina'));
  await user.click(await screen.findByRole('button', { name: 'Comparar (2)' }));
  const table = await screen.findByRole('table');
  expect(
    within(table).getByRole('link', { name: 'Ver habitaciones de Playa Azul' }),
  ).toHaveAttribute('href', detailUrl(aQuery, 'b'));
});

it('still has the chosen hotels after a visit to another page', async () => {
  const user = userEvent.setup();
  open(<Visits />);
  await user.click(await box('Playa Azul'));
  await user.click(await box('Casa Medina'));
  const other = screen.getByRole('button', { name: 'Otra página' });
  await user.click(other);
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  await user.click(other);
  await user.click(await screen.findByRole('button', { name: 'Comparar (2)' }));
  const [heads] = rowsOf(await screen.findByRole('table'));
  expect(heads).toEqual([['Característica'], ['Playa Azul', 'Quitar'], ['Casa Medina', 'Quitar']]);
});
