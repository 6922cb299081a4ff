import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HotelSearchResponse } from '@tiquete/contracts';
import { expectNoAxeViolations, holding } from '@tiquete/testing';
import { aHotelWith, aQuery, aResult } from '../testing/builders';
import { renderHotels } from '../testing/renderHotels';
import { resultsUrl } from '../urls';
import { Page } from './Page';

const hotels = [
  aHotelWith({ hotelCode: 'a', name: 'Casa Medina', min_rate: 900000 }),
  aHotelWith({ hotelCode: 'b', name: 'Playa Azul', min_rate: 300000 }),
  aHotelWith({ hotelCode: 'c', name: 'Hotel Manga', min_rate: 600000 }),
];
const url = resultsUrl(aQuery);
const open = (answer: () => HotelSearchResponse) =>
  renderHotels(<Page />, { route: url, answers: { 'POST hotels/searchs': answer } });
const order = () => screen.getByRole('combobox', { name: 'Ordenar por' });
const shownNames = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

const isAskedAgain = (body: unknown) =>
  typeof body === 'object' && body !== null && 'sessionCode' in body;
function incomplete(status: 'pending' | 'timeout', found = hotels): HotelSearchResponse {
  const answer = aResult(found);
  return {
    ...answer,
    meta: {
      ...answer.meta,
      complete: false,
      suppliers: [{ code: 'HB', status, ms: 9000, hotels: 0 }],
    },
  };
}

it('names a supplier that did not answer, and searches again', async () => {
  const user = userEvent.setup();
  let isMissing = true;
  const { api } = open(() => (isMissing ? incomplete('timeout') : aResult(hotels)));
  expect(await screen.findByText(/No alcanzó a responder: Hotelbeds/)).toBeInTheDocument();
  isMissing = false;
  await user.click(screen.getByRole('button', { name: 'Buscar de nuevo' }));
  await waitFor(() => expect(screen.queryByText(/No alcanzó a responder/)).not.toBeInTheDocument());
  expect(api.requests).toHaveLength(2);
});

it('shows in which currencies nothing is sold today, without a retry', async () => {
  const title =
    'Hoy no mostramos tarifas en libras esterlinas: no tenemos una tasa de cambio al día.';
  const { container } = open(() => ({
    ...aResult(hotels),
    warnings: [{ code: 'CURRENCY_NOT_SOLD', title, detail: 'GBP' }],
  }));
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(shownNames()).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Buscar de nuevo' })).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});

/** Opens results to which `release` adds a hotel, cheaper than the others. */
async function openWithNewHotel() {
  const added = aHotelWith({
    hotelCode: 'd',
    name: 'Hotel Tardío',
    min_rate: 100000,
    supplier: 'DO',
  });
  const { held, release } = holding(aResult([...hotels, added]));
  const answer = ({ body }: { body?: unknown }) =>
    isAskedAgain(body) ? held : incomplete('pending');
  const { container } = renderHotels(
    <main>
      <Page />
    </main>,
    { route: url, answers: { 'POST hotels/searchs': answer } },
  );
  expect(await screen.findByText('3 hoteles. Siguen llegando…')).toBeInTheDocument();
  return { container, release };
}
it('adds new hotels at once before the page is touched, and moves no visible card', async () => {
  const user = userEvent.setup();
  const { release } = await openWithNewHotel();
  const inSight = { top: 0, bottom: 100 } as DOMRect;
  const rects = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(inSight);
  release();
  expect(await screen.findByText('4 hoteles')).toBeInTheDocument();
  expect(shownNames()).toEqual(['Playa Azul', 'Hotel Manga', 'Casa Medina', 'Hotel Tardío']);
  expect(screen.queryByRole('button', { name: /mostrar$/ })).not.toBeInTheDocument();
  rects.mockRestore();
  expect(order()).toHaveDisplayValue('Como fueron llegando');
  await user.click(screen.getByRole('button', { name: /: reordenar$/ }));
  expect(shownNames()).toEqual(['Hotel Tardío', 'Playa Azul', 'Hotel Manga', 'Casa Medina']);
  expect(order()).toHaveDisplayValue('De menor a mayor precio');
});
it('sorts a list with later hotels by the order that the address already has', async () => {
  const user = userEvent.setup();
  const { release } = await openWithNewHotel();
  const inSight = { top: 0, bottom: 100 } as DOMRect;
  const rects = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(inSight);
  release();
  expect(await screen.findByText('4 hoteles')).toBeInTheDocument();
  rects.mockRestore();
  await user.selectOptions(order(), 'De menor a mayor precio');
  expect(shownNames()[0]).toBe('Hotel Tardío');
  expect(order()).toHaveDisplayValue('De menor a mayor precio');
});
it('shows later rates of the same hotels on request once the page was touched', async () => {
  const user = userEvent.setup();
  const [first, ...others] = hotels;
  const cheaper = aResult([{ ...first!, min_rate: 200000 }, ...others]);
  const { held, release } = holding(cheaper);
  const answer = ({ body }: { body?: unknown }) =>
    isAskedAgain(body) ? held : incomplete('pending');
  renderHotels(<Page />, { route: url, answers: { 'POST hotels/searchs': answer } });
  expect(await screen.findByText('3 hoteles. Siguen llegando…')).toBeInTheDocument();
  await user.keyboard('{Tab}');
  release();
  const button = await screen.findByRole('button', { name: 'Llegaron más tarifas, mostrar' });
  expect(shownNames()[0]).toBe('Playa Azul');
  await user.click(button);
  expect(shownNames()[0]).toBe('Casa Medina');
});
it('sorts all hotels when the order changes after new ones were added', async () => {
  const user = userEvent.setup();
  const { release } = await openWithNewHotel();
  const inSight = { top: 0, bottom: 100 } as DOMRect;
  const rects = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(inSight);
  release();
  expect(await screen.findByText('4 hoteles')).toBeInTheDocument();
  rects.mockRestore();
  await user.selectOptions(order(), 'De mayor a menor precio');
  await waitFor(() => expect(shownNames()[0]).toBe('Casa Medina'));
  await user.selectOptions(order(), 'De menor a mayor precio');
  await waitFor(() => expect(shownNames()[0]).toBe('Hotel Tardío'));
});
it('holds new hotels back behind a button once the page was touched', async () => {
  const user = userEvent.setup();
  const { container, release } = await openWithNewHotel();
  await user.keyboard('{Tab}');
  release();
  const button = await screen.findByRole('button', { name: '1 hotel nuevo, mostrar' });
  expect(shownNames()).toEqual(['Playa Azul', 'Hotel Manga', 'Casa Medina']);
  await expectNoAxeViolations(container);
  await user.click(button);
  expect(shownNames()).toEqual(['Hotel Tardío', 'Playa Azul', 'Hotel Manga', 'Casa Medina']);
  expect(screen.getByText('4 hoteles')).toBeInTheDocument();
});

it('names a supplier that does not answer later either', async () => {
  const { held, release } = holding(incomplete('timeout'));
  const answer = ({ body }: { body?: unknown }) =>
    isAskedAgain(body) ? held : incomplete('pending');
  renderHotels(<Page />, { route: url, answers: { 'POST hotels/searchs': answer } });
  expect(await screen.findByText('3 hoteles. Siguen llegando…')).toBeInTheDocument();
  expect(screen.queryByText(/No alcanzó a responder/)).not.toBeInTheDocument();
  release();
  expect(await screen.findByText(/No alcanzó a responder: Hotelbeds/)).toBeInTheDocument();
});

it('shows the hotels of a late supplier at once if there were none', async () => {
  const answer = ({ body }: { body?: unknown }) =>
    isAskedAgain(body) ? aResult(hotels) : incomplete('pending', []);
  renderHotels(<Page />, { route: url, answers: { 'POST hotels/searchs': answer } });
  expect(await screen.findByText('3 hoteles')).toBeInTheDocument();
  expect(shownNames()).toHaveLength(3);
});
