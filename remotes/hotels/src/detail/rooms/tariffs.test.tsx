import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiProblem } from '@tiquete/platform';
import { expectNoAxeViolations, rowOf } from '@tiquete/testing';
import { hotelSearch } from '../../state/hotelSearch';
import { pricesExpired } from '../../state/slice';
import { aHotel, aQuery, aResult } from '../../testing/builders';
import { aRoom, aTariffWith, breakdownInEuros, someDetails } from '../../testing/checkoutBuilders';
import { open, rich } from '../../testing/renderDetail';
import { renderHotels } from '../../testing/renderHotels';
import { checkoutUrl } from '../../urls';

const text = (element: HTMLElement) => (element.textContent ?? '').replace(/\u00a0/g, ' ');
const bookLinks = () => screen.findAllByRole('link', { name: /^Reservar/ });
/** Booking link of the tariff with this total. By default, of the only tariff. */
const bookLink = (total = '') =>
  screen.findByRole('link', { name: new RegExp(`^Reservar.*${total.replaceAll('.', '\\.')}`) });

it('shows board, cancellation terms, payments and remaining rooms of each tariff', async () => {
  open();
  const room = await screen.findByRole('article', { name: 'Doble superior' });
  const breakfast = rowOf(room, 'Desayuno incluido');
  for (const words of [
    /^Quedan 3/,
    'Cancela gratis hasta el 08 mar. 2027 a las 23:59, hora del hotel.',
    'Después pagas $ 740.250.',
    '$ 1.480.500',
    '2 noches, impuestos incluidos',
    '$ 740.250 por noche',
    'Pagas hoy $ 1.480.500',
    'Pagas en el hotel $ 16.000',
  ])
    expect(breakfast.getByText(words)).toBeInTheDocument();
  expect(rowOf(room, 'Todo incluido').queryByText(/^Queda/)).not.toBeInTheDocument();
});

it('shows the exchange rate once, and fees of the hotel in its own currency', async () => {
  open({
    'POST hotels/details': () => someDetails([aTariffWith({ price_breakdown: breakdownInEuros })]),
  });
  const room = await screen.findByRole('article', { name: 'Doble superior' });
  expect(text(room).match(/la tasa del 22 nov\. 2026: 1 EUR = \$ 4\.461,8\./g)).toHaveLength(1);
  const tax = rowOf(room, 'Impuesto de la ciudad (USD 15,00, aproximado en pesos)');
  expect(tax.getByText('$ 61.535')).toBeInTheDocument();
});

it('folds the tariffs into cards on a phone, with the lowest total always visible', async () => {
  const user = userEvent.setup();
  const { container } = open({}, { isMobile: true });
  const tariffs = await screen.findByRole('list', { name: 'Tarifas de Doble superior' });
  expect(within(tariffs).getAllByRole('link')).toHaveLength(2);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Elegir habitación' }));
  expect(screen.getByRole('heading', { level: 2, name: 'Habitaciones' })).toHaveFocus();
  await expectNoAxeViolations(container);
});

it('opens the checkout with the tariff, and stores it in the fields of the specification', async () => {
  const user = userEvent.setup();
  const { store } = open();
  const book = await bookLink('1.480.500');
  await user.click(book);
  expect(book).toHaveAttribute(
    'href',
    checkoutUrl(aQuery, { hotelCode: '1001', productCode: 'p-1', sessionCode: 'session-1' }),
  );
  expect(store.getState()).toMatchObject({
    hotel: {
      hotelCode: '1001',
      productCode: 'p-1',
      tariffs: [{ roomCode: 'DBL', tariffs: [{ productCode: 'p-1' }] }],
    },
  });
});

it('renews expired prices once by itself, and finds the chosen tariff under its new code', async () => {
  const user = userEvent.setup();
  let round = 0;
  const { store } = open({
    'POST hotels/details': () => {
      round += 1;
      return someDetails([aTariffWith({ productCode: `p-${round}`, total: 1_480_500 + round })], {
        sessionCode: `session-${round}`,
      });
    },
  });
  await user.click(await bookLink());
  act(() => void store.dispatch(pricesExpired()));
  expect(
    await screen.findByText(
      'Los precios habían vencido y ya los actualizamos. La tarifa que elegiste sigue disponible.',
    ),
  ).toBeInTheDocument();
  expect(store.getState()).toMatchObject({ hotel: { productCode: 'p-2' } });
  expect(screen.getByText('La que elegiste')).toBeInTheDocument();
  act(() => void store.dispatch(pricesExpired()));
  await user.click(await screen.findByRole('button', { name: 'Actualizar precios' }));
  await waitFor(() => expect(store.getState()).toMatchObject({ hotel: { productCode: 'p-3' } }));
});

it('shows that the chosen tariff is gone', async () => {
  const user = userEvent.setup();
  let isGone = false;
  const { store } = open({
    'POST hotels/details': () =>
      someDetails([isGone ? aTariffWith({ productCode: 'x', boardCode: 'RO' }) : aTariffWith({})]),
  });
  await user.click(await bookLink());
  isGone = true;
  act(() => void store.dispatch(pricesExpired()));
  expect(await screen.findByText(/ya no está disponible\. Elige otra\./)).toBeInTheDocument();
  expect(store.getState()).toMatchObject({ hotel: { productCode: '', tariffs: [] } });
});

it('renews the prices when they expire on the screen', async () => {
  let isOld = true;
  open({
    'POST hotels/details': () =>
      rich(isOld ? { expires_at: new Date(Date.now() + 60).toISOString() } : {}),
  });
  await bookLinks();
  isOld = false;
  expect(await screen.findByText(/ya los actualizamos/)).toBeInTheDocument();
});

it('starts its own session when that of the results has expired', async () => {
  let isOver = true;
  const { store } = renderHotels(<p />, {
    answers: { 'POST hotels/searchs': () => aResult([aHotel]) },
  });
  store.dispatch(hotelSearch.actions.resultsOpened(aQuery));
  await waitFor(() =>
    expect(store.getState()).toMatchObject({ hotel: { search: { phase: 'found' } } }),
  );
  const details = () => {
    if (isOver) {
      isOver = false;
      throw new ApiProblem({ code: 'SESSION_EXPIRED', title: '', status: 410, requestId: null });
    }
    return rich();
  };
  const { api } = open(
    { 'POST hotels/details': details },
    { preloaded: store.getState() as { hotel: object; searchSection: object } },
  );
  await bookLinks();
  expect(api.requests.map(({ key }) => key)).toEqual([
    'POST hotels/details',
    'POST hotels/searchs',
    'POST hotels/details',
  ]);
});

it('expands and folds a room with many tariffs', async () => {
  const user = userEvent.setup();
  const tariffs = Array.from({ length: 6 }, (_, index) =>
    aTariffWith({ productCode: `p-${index}`, total: 1_000_000 + index }),
  );
  open({ 'POST hotels/details': () => someDetails([], { rooms: [{ ...aRoom, tariffs }] }) });
  expect(await bookLinks()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Ver 4 tarifas más' }));
  expect(await bookLinks()).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: 'Ver menos tarifas' }));
  expect(await bookLinks()).toHaveLength(2);
});
