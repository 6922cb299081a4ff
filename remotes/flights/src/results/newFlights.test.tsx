import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FlightOffer, FlightSearchResponse } from '@tiquete/contracts';
import { holding } from '@tiquete/testing';
import { aFlight, anOffer, aQuery, aResult } from '../testing/builders';
import { pendingPrices, renderFlights } from '../testing/renderFlights';
import { resultsUrl } from '../urls';
import { Page } from './Page';

const offerOf = (id: string, flight: string, departs: string, totalPrice: number) =>
  anOffer({ id, itineraries: [aFlight({ flight, departs })], totalPrice });
const offers = [
  offerOf('a', 'AV9314', '06:05', 900_000),
  offerOf('b', 'LA4020', '13:00', 300_000),
  offerOf('c', 'P57040', '21:30', 600_000),
];
const url = resultsUrl(aQuery);
const open = (answer: () => FlightSearchResponse) =>
  renderFlights(<Page />, {
    route: url,
    answers: { ...pendingPrices, 'POST flights/searches': answer },
  });
/** Carriers of the cards, from the top. */
const shown = () =>
  screen
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent?.slice(2));
const searches = (api: { requests: { key: string }[] }) =>
  api.requests.filter(({ key }) => key === 'POST flights/searches');

const isAskedAgain = (body: unknown) =>
  typeof body === 'object' && body !== null && 'sessionCode' in body;
function incomplete(
  status: 'pending' | 'timeout',
  found: FlightOffer[] = offers,
): FlightSearchResponse {
  return aResult(found, {
    complete: false,
    sources: [
      { code: 'GDS', status: 'ok', ms: 900, offers: found.length },
      { code: 'NDC', status, ms: 9000, offers: 0 },
    ],
  });
}

/** Opens results to which `release` adds a flight, cheaper than the others. */
async function openWithNewFlight() {
  const added = anOffer({
    id: 'd',
    itineraries: [aFlight({ flight: 'CM100', departs: '10:00' })],
    totalPrice: 100_000,
  });
  const { held, release } = holding(aResult([...offers, added]));
  const answer = ({ body }: { body?: unknown }) =>
    isAskedAgain(body) ? held : incomplete('pending');
  const answers = { ...pendingPrices, 'POST flights/searches': answer };
  renderFlights(
    <main>
      <Page />
    </main>,
    { route: url, answers },
  );
  expect(await screen.findByText('3 vuelos. Siguen llegando…')).toBeInTheDocument();
  expect(
    screen.getByRole('progressbar', { name: 'Fuentes consultadas: 1 de 2' }),
  ).toBeInTheDocument();
  return release;
}
it('adds new flights at once before the page is touched, and marks the cheapest when all are known', async () => {
  const release = await openWithNewFlight();
  expect(screen.getByRole('button', { name: /^Por precio/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Más barato/ })).not.toBeInTheDocument();
  release();
  expect(await screen.findByText('4 vuelos')).toBeInTheDocument();
  expect(shown()).toHaveLength(4);
  expect(screen.getByRole('button', { name: /^Más barato.*100\.000/ })).toBeInTheDocument();
});
it('marks no order as chosen while later flights are below the visible ones', async () => {
  const user = userEvent.setup();
  const release = await openWithNewFlight();
  const inSight = { top: 0, bottom: 100 } as DOMRect;
  const rects = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(inSight);
  release();
  expect(await screen.findByText('4 vuelos')).toBeInTheDocument();
  rects.mockRestore();
  const chosen = () => screen.queryByRole('button', { name: /^(Recomendado|Más)/, pressed: true });
  expect(shown().at(-1)).toBe('Copa Airlines');
  expect(chosen()).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Recomendado/ }));
  expect(shown()[0]).toBe('Copa Airlines');
  expect(chosen()).toHaveTextContent('Recomendado');
});
it('holds new flights back behind a button once the page was touched', async () => {
  const user = userEvent.setup();
  const release = await openWithNewFlight();
  await user.keyboard('{Tab}');
  release();
  const button = await screen.findByRole('button', { name: '1 vuelo nuevo, mostrar' });
  expect(screen.queryByRole('button', { name: /^Más barato/ })).not.toBeInTheDocument();
  expect(shown()).not.toContain('Copa Airlines');
  await user.click(button);
  expect(shown()[0]).toBe('Copa Airlines');
});

it('shows that one supplier did not answer without naming it, and searches again', async () => {
  const user = userEvent.setup();
  let isMissing = true;
  const { api } = open(() => (isMissing ? incomplete('timeout') : aResult(offers)));
  expect(await screen.findByText(/Una de las fuentes no alcanzó a responder/)).toBeInTheDocument();
  isMissing = false;
  await user.click(screen.getByRole('button', { name: 'Buscar de nuevo' }));
  await waitFor(() => expect(screen.queryByText(/no alcanzó a responder/)).not.toBeInTheDocument());
  expect(searches(api)).toHaveLength(2);
});
