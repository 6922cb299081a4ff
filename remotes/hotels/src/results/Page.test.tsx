import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HotelSearchResponse } from '@tiquete/contracts';
import { ApiProblem, selectNotices } from '@tiquete/platform';
import { expectNoAxeViolations, pending } from '@tiquete/testing';
import { resultsUrl } from '../urls';
import { aHotelWith, aQuery, aResult, manyHotels } from '../testing/builders';
import { renderHotels, type HotelsRenderOptions } from '../testing/renderHotels';
import { Page } from './Page';

const hotels = [
  aHotelWith({
    hotelCode: 'a',
    name: 'Casa Medina',
    min_rate: 900000,
    star_number: 4,
    mealPlan: ['BB'],
    free_cancellation: true,
  }),
  aHotelWith({
    hotelCode: 'b',
    name: 'Playa Azul',
    min_rate: 300000,
    star_number: 5,
    mealPlan: ['AI'],
    free_cancellation: false,
  }),
  aHotelWith({
    hotelCode: 'c',
    name: 'Hotel Manga',
    min_rate: 600000,
    star_number: 4,
    mealPlan: ['RO'],
    free_cancellation: true,
  }),
];
const url = resultsUrl(aQuery);
function open(
  answer: () => HotelSearchResponse | Promise<HotelSearchResponse> = () => aResult(hotels),
  options: HotelsRenderOptions = {},
) {
  return renderHotels(<Page />, {
    route: url,
    answers: { 'POST hotels/searchs': answer, 'POST hotels/nearest_dates': pending },
    ...options,
  });
}
const shownNames = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const problem = {
  code: 'SUPPLIER_TIMEOUT',
  title: 'Los proveedores tardaron demasiado. Inténtalo de nuevo.',
  status: 504,
  requestId: null,
};

it('shows at once which search is running', async () => {
  const { container } = open(pending);
  expect(
    screen.getByRole('heading', { level: 1, name: 'Hoteles en Cartagena' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Buscando hoteles en Cartagena…');
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it('shows the cheapest first, and the number of hotels', async () => {
  const { container } = open();
  expect(await screen.findByText('3 hoteles')).toBeInTheDocument();
  expect(shownNames()).toEqual(['Playa Azul', 'Hotel Manga', 'Casa Medina']);
  expect(document.title).toBe('Hoteles en Cartagena | Tiquete');
  await expectNoAxeViolations(container);
});

it('sorts by the labels of the specification, with the order in the address', async () => {
  const { address } = open();
  await userEvent
    .setup()
    .selectOptions(
      await screen.findByRole('combobox', { name: 'Ordenar por' }),
      'De mayor a menor precio',
    );
  await waitFor(() => expect(shownNames()).toEqual(['Casa Medina', 'Hotel Manga', 'Playa Azul']));
  expect(address()).toBe(`${url}&orderBy=price_desc`);
});

it('starts with the order of the brand, and writes every other one to the address', async () => {
  const user = userEvent.setup();
  const { address } = open(undefined, { chosen: { first_order: 'price_desc' } });
  await screen.findByText('3 hoteles');
  expect(shownNames()).toEqual(['Casa Medina', 'Hotel Manga', 'Playa Azul']);
  const order = screen.getByRole('combobox', { name: 'Ordenar por' });
  expect(order).toHaveValue('price_desc');
  await user.selectOptions(order, 'price_asc');
  await waitFor(() => expect(shownNames()[0]).toBe('Playa Azul'));
  expect(address()).toBe(`${url}&orderBy=price_asc`);
  await user.selectOptions(order, 'price_desc');
  await waitFor(() => expect(address()).toBe(url));
});

it('shows the price of a night first if the brand chose so, with the total of the stay', async () => {
  const one = aHotelWith({ name: 'Casa Medina', min_rate: 900_000, min_rate_per_night: 450_000 });
  open(() => aResult([one]), { chosen: { night_price_first: true } });
  const card = await screen.findByRole('article', { name: 'Casa Medina' });
  const labels = within(card).getAllByText(/noches?, impuestos incluidos$/);
  expect(labels.map(({ textContent }) => textContent?.slice(0, 5))).toEqual(['por n', '2 noc']);
});

it('explains the recommended order while it is selected', async () => {
  const { address } = open();
  const order = await screen.findByRole('combobox', { name: 'Ordenar por' });
  expect(screen.queryByText(/^Recomendados: por precio/)).not.toBeInTheDocument();
  await userEvent.setup().selectOptions(order, 'Recomendados');
  expect(await screen.findByText(/^Recomendados: por precio/)).toBeInTheDocument();
  expect(address()).toBe(`${url}&orderBy=recommended`);
  expect(shownNames()).toHaveLength(3);
});

it('filters in the address, with counts, and removes each filter with one tap', async () => {
  const user = userEvent.setup();
  const { address, api } = open();
  await user.click(await screen.findByRole('checkbox', { name: /4,0 estrellas/ }));
  await waitFor(() => expect(shownNames()).toEqual(['Hotel Manga', 'Casa Medina']));
  expect(screen.getByText('2 de 3 hoteles')).toBeInTheDocument();
  expect(address()).toBe(`${url}&star=4`);
  expect(screen.getByRole('checkbox', { name: /Todo incluido 0/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Quitar 4,0 estrellas' }));
  await waitFor(() => expect(shownNames()).toHaveLength(3));
  expect(address()).toBe(url);
  expect(api.requests).toHaveLength(1);
});

it('does not show the old filter again while the address changes', async () => {
  open();
  const box = await screen.findByRole('checkbox', { name: /4,0 estrellas/ });
  const gone: (string | null)[] = [];
  const watch = new MutationObserver((changes) =>
    changes.forEach(({ removedNodes }) =>
      removedNodes.forEach(({ textContent }) => gone.push(textContent)),
    ),
  );
  watch.observe(document.body, { childList: true, subtree: true });
  await userEvent.setup().click(box);
  await waitFor(() => expect(shownNames()).toEqual(['Hotel Manga', 'Casa Medina']));
  watch.disconnect();
  expect(gone.filter((text) => text?.includes('4,0 estrellas'))).toEqual([]);
  expect(screen.getByRole('button', { name: 'Quitar 4,0 estrellas' })).toBeInTheDocument();
});

it('opens with the filters of a shared address', async () => {
  open(undefined, { route: `${url}&mealPlan=BB&mealPlan=AI&orderBy=star_asc` });
  await screen.findByText('2 de 3 hoteles');
  expect(shownNames()).toEqual(['Playa Azul', 'Casa Medina']);
  expect(screen.getByRole('checkbox', { name: /Desayuno incluido/ })).toBeChecked();
});

it('filters by guests’ score, one at a time, and by services', async () => {
  const user = userEvent.setup();
  const { address } = open();
  await user.click(await screen.findByRole('radio', { name: /^8 o más: muy bueno/ }));
  await waitFor(() => expect(address()).toBe(`${url}&score=8`));
  expect(screen.getByRole('radio', { name: 'Cualquiera' })).not.toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: /^Piscina/ }));
  await waitFor(() => expect(address()).toBe(`${url}&score=8&service=Piscina`));
  await user.click(screen.getByRole('button', { name: 'Quitar Calificación 8 o más' }));
  await waitFor(() => expect(address()).toBe(`${url}&service=Piscina`));
  expect(screen.getByRole('radio', { name: 'Cualquiera' })).toBeChecked();
});

it('filters by part of the name after typing pauses', async () => {
  const user = userEvent.setup();
  const { address } = open();
  await user.type(await screen.findByRole('searchbox', { name: 'Nombre del hotel' }), 'medina');
  await waitFor(() => expect(shownNames()).toEqual(['Casa Medina']));
  expect(address()).toBe(`${url}&name=medina`);
  await user.click(screen.getByRole('button', { name: 'Limpiar todo' }));
  await waitFor(() => expect(shownNames()).toHaveLength(3));
  expect(screen.getByRole('searchbox', { name: 'Nombre del hotel' })).toHaveValue('');
});

it('names the filter that hides most hotels, and removes it', async () => {
  const { container } = open(undefined, { route: `${url}&star=5&free_cancellation=1` });
  expect(
    await screen.findByRole('heading', { name: 'Ningún hotel cumple todos los filtros' }),
  ).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Quitar filtro «Estrellas»' }));
  await waitFor(() => expect(shownNames()).toEqual(['Hotel Manga', 'Casa Medina']));
});

it('marks favourites by their heart, and shows only those', async () => {
  const user = userEvent.setup();
  const { address, store } = open();
  await user.click(await screen.findByRole('button', { name: 'Guardar Hotel Manga en favoritos' }));
  await user.click(screen.getByRole('button', { name: 'Favoritos (1)' }));
  await waitFor(() => expect(shownNames()).toEqual(['Hotel Manga']));
  expect(address()).toBe(`${url}&favourites=1`);
  expect(screen.getByRole('button', { name: 'Guardar Hotel Manga en favoritos' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(store.getState()).toMatchObject({
    hotel: { favourites: [{ hotelCode: 'c', name: 'Hotel Manga', destination_code: 'CTG' }] },
  });
});

it('shows the error and a contact, and succeeds on retry', async () => {
  let isDown = true;
  const { container } = open(() => {
    if (isDown) throw new ApiProblem(problem);
    return aResult(hotels);
  });
  expect(await screen.findByText(problem.title)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    'https://wa.me/573000000000',
  );
  await expectNoAxeViolations(container);
  isDown = false;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(shownNames()).toHaveLength(3));
});

it('expands the search when there is no room for these days', async () => {
  const { container } = open(() => aResult([]));
  expect(
    await screen.findByRole('heading', { name: 'No hay hoteles disponibles para estas fechas' }),
  ).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Cambiar búsqueda' }));
  expect(screen.getByRole('combobox', { name: 'Destino' })).toHaveValue('Cartagena');
});

it('moves back to the heading when a new search starts from the page', async () => {
  const user = userEvent.setup();
  const { address, api } = renderHotels(
    <main>
      <Page />
    </main>,
    { route: url, answers: { 'POST hotels/searchs': () => aResult(hotels) } },
  );
  await user.click(await screen.findByRole('button', { name: /Cartagena/ }));
  await user.click(screen.getByLabelText('Nacionalidad'));
  await user.selectOptions(screen.getByLabelText('Nacionalidad'), 'México');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(address()).toBe(resultsUrl({ ...aQuery, nationality: 'MX' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await screen.findByText('3 hoteles');
  expect(api.requests).toHaveLength(2);
  expect(screen.queryByRole('combobox', { name: 'Nacionalidad' })).not.toBeInTheDocument();
});

it('completes an incomplete address on a phone through the drawer', async () => {
  renderHotels(<Page />, {
    route: '/searchs/hotels?destination_code=CTG&destination_name=Cartagena',
    isMobile: true,
  });
  expect(screen.getByText('Elige las fechas de llegada y salida.')).toBeInTheDocument();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Completar la búsqueda' }));
  expect(await screen.findByRole('combobox', { name: 'Destino' })).toHaveValue('Cartagena');
});

it('explains an invalid address, and fills the form with its readable part', async () => {
  const { container, address } = renderHotels(<Page />, {
    route: `/searchs/hotels?destination_code=CTG&destination_name=Cartagena&checkin=2020-01-01&checkout=2020-01-03`,
  });
  expect(
    screen.getByRole('heading', { level: 1, name: 'Esta búsqueda no está completa' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Destino' })).toHaveValue('Cartagena');
  expect(screen.getByText('La fecha de llegada ya pasó. Elige otra.')).toBeInTheDocument();
  await expectNoAxeViolations(container);
  expect(address()).toContain('/searchs/hotels?');
});

it('copies the address on devices that cannot share', async () => {
  const { store } = open();
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Compartir' }));
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
  expect(selectNotices(store.getState() as never)).toMatchObject([
    { text: 'Enlace copiado. Pégalo donde quieras.' },
  ]);
});

it('has filters in a sheet on a phone, which closes and shows the result', async () => {
  const user = userEvent.setup();
  open(undefined, { isMobile: true });
  await user.click(await screen.findByRole('button', { name: 'Filtros' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filtros' });
  await user.click(within(sheet).getByRole('checkbox', { name: /Cancelación gratis 2/ }));
  await user.click(await within(sheet).findByRole('button', { name: 'Ver 2 hoteles' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Filtros (1)' })).toBeInTheDocument();
});

it('renders few nodes for a thousand hotels', async () => {
  const { container } = open(() => aResult(manyHotels(1000)));
  await screen.findByText('1000 hoteles');
  expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(600);
});
