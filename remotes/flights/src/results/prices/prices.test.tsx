import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, ApiProblem, formatDay } from '@tiquete/platform';
import { expectNoAxeViolations, type ApiAnswers } from '@tiquete/testing';
import { aFlight, anOffer, aQuery, aResult, aRoundTrip } from '../../testing/builders';
import { pendingPrices, renderFlights } from '../../testing/renderFlights';
import { resultsUrl } from '../../urls';
import { Page } from '../Page';

const [there, back] = [aRoundTrip.segments[0]?.date ?? '', aRoundTrip.segments[1]?.date ?? ''];
const AROUND = [-3, -2, -1, 0, 1, 2, 3];
/** Prices fall with later departures; the first return has no price. */
const grid: ApiAnswers['GET flights/price_grid'] = () => ({
  data: {
    currency: 'COP',
    cells: AROUND.flatMap((first) =>
      AROUND.map((second) => ({
        departure: addDays(there, first),
        return: addDays(back, second),
        price: second === -3 ? null : 500_000 - first * 10_000 + second * 1000,
      })),
    ),
  },
});
const usualOf =
  (low: number, high: number): ApiAnswers['GET flights/usual_prices'] =>
  () => ({ data: { usual: { low, high, days: 12 }, currency: 'COP' } });
const offer = anOffer({
  itineraries: [aFlight({ date: there }), aFlight({ from: 'MDE', to: 'BOG', date: back })],
  totalPrice: 400_000,
});
const open = (answers: ApiAnswers = {}, query = aRoundTrip) =>
  renderFlights(<Page />, {
    route: `${resultsUrl(query)}&scales=DIRECT`,
    answers: { ...pendingPrices, 'POST flights/searches': () => aResult([offer]), ...answers },
  });
const openDays = async () => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Precios por fechas' }));
  return within(await screen.findByRole('dialog', { name: 'Precios por fechas' }));
};

it.each([
  [450_000, 500_000, 'Más barato que lo habitual:'],
  [380_000, 500_000, 'Precio habitual: entre'],
  [300_000, 390_000, 'Más caro que lo habitual:'],
])('compares the cheapest flight with the usual %d to %d pesos', async (low, high, words) => {
  open({ 'GET flights/usual_prices': usualOf(low, high) });
  expect(await screen.findByText(new RegExp(words))).toBeInTheDocument();
});

it('shows that the usual price of a route is unknown', async () => {
  open({
    'GET flights/price_grid': grid,
    'GET flights/usual_prices': () => ({ data: { usual: null, currency: 'COP' } }),
  });
  const days = await openDays();
  expect(days.getByText(/^Aún no conocemos suficientes precios/)).toBeInTheDocument();
  expect(screen.queryByText(/habitual/)).not.toBeInTheDocument();
});

it('shows a grid of both days, whose cells link to searches with the same filters', async () => {
  const user = userEvent.setup();
  const { address } = open({ 'GET flights/price_grid': grid });
  const days = await openDays();
  const table = await days.findByRole('table', { name: 'Precios de ida y vuelta por fechas' });
  expect(within(table).getByRole('columnheader', { name: formatDay(there) })).toBeInTheDocument();
  expect(within(table).getByRole('rowheader', { name: formatDay(back) })).toBeInTheDocument();
  const links = within(table).getAllByRole('link');
  expect(links).toHaveLength(49);
  expect(within(table).getAllByRole('link', { name: /precio por consultar$/ })).toHaveLength(7);
  await expectNoAxeViolations(table);
  const cheapest = within(table).getByRole('link', { name: /468\.000$/ });
  expect(cheapest).toHaveAttribute('data-low');
  await user.click(cheapest);
  expect(address()).toContain(`${addDays(there, 3)}_`);
  expect(address()).toContain(addDays(back, -2));
  expect(address()).toContain('scales=DIRECT');
});

it('shows departure days for the same length of stay, each with its price in words', async () => {
  open({ 'GET flights/price_grid': grid });
  const days = await openDays();
  expect(await days.findByText('Con 7 noches de estadía')).toBeInTheDocument();
  const graph = within(days.getByRole('heading', { name: 'Precio por día de ida' }).parentElement!);
  const bars = graph.getAllByRole('link');
  expect(bars).toHaveLength(7);
  expect(bars[3]).toHaveAttribute('aria-current', 'date');
  expect(bars[0]).toHaveAccessibleName(
    new RegExp(`precio por consultar ${formatDay(addDays(there, -3))}$`),
  );
});

it('shows four weeks of a one-way trip from the calendar, without a grid', async () => {
  const { api } = open(
    {
      'GET flights/calendar': ({ query }) => ({
        data: {
          currency: 'COP',
          days: [{ date: (query as { from: string }).from, price: 210_000 }],
        },
      }),
    },
    aQuery,
  );
  const days = await openDays();
  expect(await days.findByText('Solo ida')).toBeInTheDocument();
  expect(days.queryByRole('table')).not.toBeInTheDocument();
  expect(api.requests.filter(({ key }) => key === 'GET flights/price_grid')).toEqual([]);
});

it('shows that the prices failed to load, and loads them on retry', async () => {
  const user = userEvent.setup();
  let isDown = true;
  open({
    'GET flights/price_grid': (request) => {
      if (!isDown) return grid(request);
      isDown = false;
      throw new ApiProblem({
        code: 'SUPPLIER_TIMEOUT',
        title: 'Las aerolíneas tardaron demasiado.',
        status: 504,
        requestId: null,
      });
    },
  });
  const days = await openDays();
  await user.click(await days.findByRole('button', { name: 'Reintentar' }));
  expect(await days.findByRole('table')).toBeInTheDocument();
});
