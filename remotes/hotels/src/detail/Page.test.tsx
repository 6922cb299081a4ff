import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HotelDetailsResponse } from '@tiquete/contracts';
import { ApiProblem } from '@tiquete/platform';
import { expectNoAxeViolations } from '@tiquete/testing';
import { aHotel, aHotelWith, aQuery, aResult } from '../testing/builders';
import { aRoom, aTariffWith, someDetails } from '../testing/checkoutBuilders';
import { renderHotels, type HotelsRenderOptions } from '../testing/renderHotels';
import { hotelSearch } from '../state/hotelSearch';
import { pricesExpired } from '../state/slice';
import { checkoutUrl, detailUrl, resultsUrl } from '../urls';
import { Page } from './Page';

const url = detailUrl(aQuery, '1001');
const photos = ['Fachada', 'Piscina', 'Lobby'].map((caption, index) => ({
  url: `/media/hb/1001/${index}`,
  caption,
  category: '',
}));
const rich = (changes: Partial<HotelDetailsResponse['data']> = {}) => {
  const details = someDetails(
    [
      aTariffWith({ productCode: 'p-1' }),
      aTariffWith({
        productCode: 'p-2',
        total: 1_900_000,
        allotment: null,
        boardCode: 'AI',
        boardName: 'Todo incluido',
      }),
    ],
    changes,
  );
  const { hotel } = details.data;
  const content = {
    images: photos,
    description: 'Casona restaurada.',
    amenities: [
      { code: '1', name: 'Piscina', group: 'Exterior', fee: false },
      { code: '2', name: 'Spa', group: 'Bienestar', fee: true },
    ],
    points_of_interest: [
      { name: 'Torre del Reloj', distance_m: 1240 },
      { name: 'Muralla', distance_m: 80 },
    ],
  };
  return { ...details, data: { ...details.data, hotel: { ...hotel, ...content } } };
};
const failing =
  (code: string, title = 'Algo pasó.') =>
  () => {
    throw new ApiProblem({ code, title, status: 410, requestId: null });
  };
type Answers = NonNullable<HotelsRenderOptions['answers']>;
function open(answers: Answers = {}, options: HotelsRenderOptions = {}) {
  const all = {
    'POST hotels/searchs': () => aResult([aHotel], { sessionCode: 'own-session' }),
    'POST hotels/details': () => rich(),
    ...answers,
  };
  return renderHotels(<Page />, { route: url, answers: all, ...options });
}
const text = (element: HTMLElement) => (element.textContent ?? '').replace(/\u00a0/g, ' ');
const bookLinks = () => screen.findAllByRole('link', { name: /^Reservar/ });

it('opens from its address alone: searches this hotel, then asks for its rooms', async () => {
  const { api, container } = open();
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Casa Medina' })).toBeInTheDocument();
  expect(api.asked.map(({ key, input }) => [key, input.body])).toMatchObject([
    [
      'POST hotels/searchs',
      { Hotel_codes: ['1001'], destination_code: [], checkin: aQuery.checkin },
    ],
    ['POST hotels/details', { sessionCode: 'own-session', hotelCode: '1001', rooms: aQuery.rooms }],
  ]);
  expect(document.title).toBe('Casa Medina | Tiquete');
  await expectNoAxeViolations(container);
});

it('waits for who sells it when another supplier answered first', async () => {
  let isLate = true;
  const { api } = open({
    'POST hotels/searchs': () => {
      const answer = aResult(isLate ? [] : [aHotel], { sessionCode: 'own-session' });
      const part = {
        ...answer,
        meta: {
          ...answer.meta,
          complete: false,
          suppliers: [{ code: 'HB' as const, status: 'pending' as const, ms: 20, hotels: 0 }],
        },
      };
      return isLate ? part : answer;
    },
    'POST hotels/details': () => (isLate ? failing('HOTEL_NOT_FOUND')() : rich()),
  });
  await waitFor(() => expect(api.asked).toHaveLength(1));
  isLate = false;
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Casa Medina' }, { timeout: 4000 }),
  ).toBeInTheDocument();
  expect(api.asked[1]?.input.body).toMatchObject({
    Hotel_codes: ['1001'],
    sessionCode: 'own-session',
  });
});

it('uses the session of the results, shows what they knew meanwhile, and hotels like it', async () => {
  const others = [aHotel, aHotelWith({ hotelCode: '1002', name: 'Playa Azul' })];
  const { api, store } = renderHotels(<p />, {
    answers: { 'POST hotels/searchs': () => aResult(others) },
  });
  store.dispatch(hotelSearch.actions.resultsOpened(aQuery));
  await waitFor(() =>
    expect(store.getState()).toMatchObject({ hotel: { search: { phase: 'found' } } }),
  );
  expect(api.asked).toHaveLength(1);
  const { api: asked } = open(
    { 'POST hotels/details': () => new Promise(() => undefined) },
    { preloaded: { hotel: (store.getState() as { hotel: object }).hotel } },
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Casa Medina' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Foto 1 de 2' })).toBeInTheDocument();
  expect(screen.getByText('Buscando habitaciones en Casa Medina…')).toBeInTheDocument();
  expect(asked.asked.map(({ key, input }) => [key, input.body])).toMatchObject([
    ['POST hotels/details', { sessionCode: 'session-1' }],
  ]);
  expect(
    within(screen.getByRole('region', { name: 'Hoteles parecidos' })).getByRole('link', {
      name: /Playa Azul/,
    }),
  ).toHaveAttribute('href', detailUrl(aQuery, '1002'));
});

it('says of each tariff what it includes, what cancelling costs, what is paid when, and how few are left when told', async () => {
  open();
  const room = await screen.findByRole('article', { name: 'Doble superior' });
  const [, first, second] = within(room).getAllByRole('row');
  expect(text(first!)).toContain('Desayuno incluido');
  expect(text(first!)).toContain('Quedan 3');
  expect(text(first!)).toContain(
    'Cancela gratis hasta el 08 mar. 2027 a las 23:59, hora del hotel.Después pagas $ 740.250.',
  );
  expect(text(first!)).toContain(
    '$ 1.480.5002 noches, impuestos incluidos$ 740.250 por nochePagas hoy $ 1.480.500Pagas en el hotel $ 16.000',
  );
  expect(text(second!)).not.toContain('Queda');
});

it('folds the tariffs into cards on a phone, with the cheapest total always in sight', async () => {
  const { container } = open({}, { isMobile: true });
  const tariffs = await screen.findByRole('list', { name: 'Tarifas de Doble superior' });
  expect(within(tariffs).getAllByRole('link')).toHaveLength(2);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Elegir habitación' }));
  expect(screen.getByRole('heading', { level: 2, name: 'Habitaciones' })).toHaveFocus();
  await expectNoAxeViolations(container);
});

it('goes to the checkout with this tariff, and remembers it in the fields of the specification', async () => {
  const { store } = open();
  const [book] = await bookLinks();
  await userEvent.click(book!);
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
    searchSection: { sessionCode: 'session-1' },
  });
});

it('asks again by itself, once, when prices expire, and keeps the tariff chosen under its new code', async () => {
  let round = 0;
  const { store } = open({
    'POST hotels/details': () => {
      round += 1;
      return someDetails([aTariffWith({ productCode: `p-${round}`, total: 1_480_500 + round })], {
        sessionCode: `session-${round}`,
      });
    },
  });
  await userEvent.click((await bookLinks())[0]!);
  act(() => void store.dispatch(pricesExpired()));
  expect(
    await screen.findByText(
      'Los precios habían vencido y ya los actualizamos. La tarifa que elegiste sigue disponible.',
    ),
  ).toBeInTheDocument();
  expect(store.getState()).toMatchObject({ hotel: { productCode: 'p-2' } });
  expect(screen.getByText('La que elegiste')).toBeInTheDocument();
  act(() => void store.dispatch(pricesExpired()));
  await userEvent.click(await screen.findByRole('button', { name: 'Actualizar precios' }));
  await waitFor(() => expect(store.getState()).toMatchObject({ hotel: { productCode: 'p-3' } }));
});

it('says when the tariff chosen is gone', async () => {
  let isGone = false;
  const { store } = open({
    'POST hotels/details': () =>
      someDetails([isGone ? aTariffWith({ productCode: 'x', boardCode: 'RO' }) : aTariffWith({})]),
  });
  await userEvent.click((await bookLinks())[0]!);
  isGone = true;
  act(() => void store.dispatch(pricesExpired()));
  expect(await screen.findByText(/ya no está disponible\. Elige otra\./)).toBeInTheDocument();
  expect(store.getState()).toMatchObject({ hotel: { productCode: '', tariffs: [] } });
});

it('asks again when the prices on screen reach their end', async () => {
  let isOld = true;
  open({
    'POST hotels/details': () =>
      rich(isOld ? { expires_at: new Date(Date.now() + 60).toISOString() } : {}),
  });
  await bookLinks();
  isOld = false;
  expect(await screen.findByText(/ya los actualizamos/)).toBeInTheDocument();
});

it('starts a session of its own when the one of the results is over', async () => {
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
    { preloaded: { hotel: (store.getState() as { hotel: object }).hotel } },
  );
  await bookLinks();
  expect(api.asked.map(({ key }) => key)).toEqual([
    'POST hotels/details',
    'POST hotels/searchs',
    'POST hotels/details',
  ]);
});

it.each([
  ['SOLD_OUT', 'No quedan habitaciones para estas fechas'],
  ['HOTEL_NOT_FOUND', 'No encontramos habitaciones en este hotel'],
])('has a way on for %s', async (code, title) => {
  const { container } = open({ 'POST hotels/details': failing(code) });
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver otros hoteles' })).toHaveAttribute(
    'href',
    resultsUrl(aQuery),
  );
  await expectNoAxeViolations(container);
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar fechas' }));
  expect(screen.getByRole('combobox', { name: 'Destino' })).toHaveValue('Cartagena');
});

it('says what failed, and opens on another try', async () => {
  let isDown = true;
  open({
    'POST hotels/details': () =>
      isDown ? failing('SUPPLIER_TIMEOUT', 'Los proveedores tardaron demasiado.')() : rich(),
  });
  expect(await screen.findByText('Los proveedores tardaron demasiado.')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Casa Medina' })).toBeInTheDocument();
});

it('tells what costs extra, and what is near, the nearest first', async () => {
  open();
  expect(await screen.findByText('Spa (con costo)')).toBeInTheDocument();
  const near = within(screen.getByRole('region', { name: 'Ubicación' })).getAllByRole('term');
  expect(near.map((term) => term.textContent)).toEqual(['Muralla', 'Torre del Reloj']);
});

it('is kept by its heart', async () => {
  const { store } = open();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Guardar Casa Medina en favoritos' }),
  );
  expect(store.getState()).toMatchObject({
    hotel: {
      favourites: [
        {
          hotelCode: '1001',
          name: 'Casa Medina',
          image: '/media/hb/1001/0',
          destination_code: 'CTG',
        },
      ],
    },
  });
});

it('shows a room with many tariffs by its first four', async () => {
  const tariffs = Array.from({ length: 6 }, (_, index) =>
    aTariffWith({ productCode: `p-${index}`, total: 1_000_000 + index }),
  );
  open({ 'POST hotels/details': () => someDetails([], { rooms: [{ ...aRoom, tariffs }] }) });
  expect(await bookLinks()).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: 'Ver 2 tarifas más' }));
  expect(await bookLinks()).toHaveLength(6);
});

it('explains an address without days, and completes it for the same hotel', async () => {
  open(
    {},
    {
      route:
        '/searchs/hotels/detail?destination_code=CTG&destination_name=Cartagena&hotelCode=1001',
    },
  );
  expect(
    screen.getByRole('heading', { level: 1, name: 'Esta búsqueda no está completa' }),
  ).toBeInTheDocument();
});
