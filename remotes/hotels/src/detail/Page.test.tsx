import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiProblem } from '@tiquete/platform';
import { expectNoAxeViolations, pending, startDataGate } from '@tiquete/testing';
import { hotelSearch } from '../state/hotelSearch';
import { aHotel, aHotelWith, aQuery, aResult } from '../testing/builders';
import { open, rich } from '../testing/renderDetail';
import { renderHotels } from '../testing/renderHotels';
import { detailUrl, resultsUrl } from '../urls';

const failing =
  (code: string, title = 'Algo pasó.') =>
  () => {
    throw new ApiProblem({ code, title, status: 410, requestId: null });
  };

it('opens by its address: searches the hotel, then loads its rooms', async () => {
  const { api, container } = open();
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Casa Medina' })).toBeInTheDocument();
  expect(api.requests.map(({ key, input }) => [key, input.body])).toMatchObject([
    [
      'POST hotels/searchs',
      { Hotel_codes: ['1001'], destination_code: [], checkin: aQuery.checkin },
    ],
    ['POST hotels/details', { sessionCode: 'own-session', hotelCode: '1001', rooms: aQuery.rooms }],
  ]);
  expect(document.title).toBe('Casa Medina | Tiquete');
  expect(screen.getByRole('banner')).toHaveTextContent('Fabuloso 8,7 412 opiniones');
  await expectNoAxeViolations(container);
});

it('describes the hotel and its lowest price as structured data', async () => {
  const blocks = startDataGate();
  const { unmount } = open();
  await screen.findByRole('heading', { level: 1, name: 'Casa Medina' });
  await waitFor(() => expect(blocks()).toHaveLength(1));
  expect(blocks()[0]).toMatchObject({
    '@type': 'Hotel',
    name: 'Casa Medina',
    geo: { '@type': 'GeoCoordinates', latitude: expect.any(Number) },
    aggregateRating: { ratingValue: 8.7, bestRating: 10, reviewCount: 412 },
    makesOffer: { '@type': 'Offer', priceCurrency: 'COP', offeredBy: { name: 'Tiquete' } },
  });
  unmount();
  expect(blocks()).toEqual([]);
});

it('waits for the supplier that sells the hotel when another one answers first', async () => {
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
  await waitFor(() => expect(api.requests).toHaveLength(1));
  isLate = false;
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Casa Medina' }, { timeout: 4000 }),
  ).toBeInTheDocument();
  expect(api.requests[1]?.input.body).toMatchObject({
    Hotel_codes: ['1001'],
    sessionCode: 'own-session',
  });
});

it('uses the session of the results, shows their data while it loads, and similar hotels', async () => {
  const others = [aHotel, aHotelWith({ hotelCode: '1002', name: 'Playa Azul' })];
  const { api, store } = renderHotels(<p />, {
    answers: { 'POST hotels/searchs': () => aResult(others) },
  });
  store.dispatch(hotelSearch.actions.resultsOpened(aQuery));
  await waitFor(() =>
    expect(store.getState()).toMatchObject({ hotel: { search: { phase: 'found' } } }),
  );
  expect(api.requests).toHaveLength(1);
  const { api: requests } = open(
    { 'POST hotels/details': pending },
    { preloaded: store.getState() as { hotel: object; searchSection: object } },
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Casa Medina' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Foto 1 de 2' })).toBeInTheDocument();
  expect(screen.getByText('Buscando habitaciones en Casa Medina…')).toBeInTheDocument();
  expect(requests.requests.map(({ key, input }) => [key, input.body])).toMatchObject([
    ['POST hotels/details', { sessionCode: 'session-1' }],
  ]);
  expect(
    within(screen.getByRole('region', { name: 'Hoteles parecidos' })).getByRole('link', {
      name: /Playa Azul/,
    }),
  ).toHaveAttribute('href', detailUrl(aQuery, '1002'));
});

it.each([
  ['SOLD_OUT', 'No quedan habitaciones para estas fechas'],
  ['HOTEL_NOT_FOUND', 'No encontramos habitaciones en este hotel'],
])('offers a next step for %s', async (code, title) => {
  const user = userEvent.setup();
  const { container } = open({ 'POST hotels/details': failing(code) });
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver otros hoteles' })).toHaveAttribute(
    'href',
    resultsUrl(aQuery),
  );
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: 'Cambiar fechas' }));
  expect(screen.getByRole('combobox', { name: 'Destino' })).toHaveValue('Cartagena');
});

it('shows the error, and opens on retry', async () => {
  const user = userEvent.setup();
  let isDown = true;
  open({
    'POST hotels/details': () =>
      isDown ? failing('SUPPLIER_TIMEOUT', 'Los proveedores tardaron demasiado.')() : rich(),
  });
  expect(await screen.findByText('Los proveedores tardaron demasiado.')).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Casa Medina' })).toBeInTheDocument();
});

it('shows extra costs, and nearby places, the nearest first', async () => {
  open();
  expect(await screen.findByText('Spa (con costo)')).toBeInTheDocument();
  const near = within(screen.getByRole('region', { name: 'Ubicación' })).getAllByRole('term');
  expect(near.map((term) => term.textContent)).toEqual(['Muralla', 'Torre del Reloj']);
});

it('becomes a favourite by its heart', async () => {
  const user = userEvent.setup();
  const { store } = open();
  await user.click(await screen.findByRole('button', { name: 'Guardar Casa Medina en favoritos' }));
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
