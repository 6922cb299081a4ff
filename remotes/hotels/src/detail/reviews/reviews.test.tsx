import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HotelReviews } from '@tiquete/contracts';
import { ApiProblem } from '@tiquete/platform';
import { expectNoAxeViolations, rowOf } from '@tiquete/testing';
import { aHotelWith, aResult } from '../../testing/builders';
import { open, rich } from '../../testing/renderDetail';

const comment = (changes: Partial<HotelReviews['comments'][number]> = {}) => ({
  date: '2026-10-17',
  author: 'Alba',
  score: 9,
  liked: 'Queda a dos cuadras de la muralla.',
  disliked: '',
  traveler: 'couple' as const,
  room: 'Doble estándar',
  nights: 2,
  ...changes,
});
const said: HotelReviews = {
  score: { score: 8.6, count: 14, source: 'GUESTS' },
  categories: [
    { code: 'cleanness', score: 9.1 },
    { code: 'wifi', score: 7 },
  ],
  comments: [
    comment(),
    ...[1, 2, 3, 4].map((day) =>
      comment({ date: `2026-0${day}-05`, author: '', liked: '', disliked: `Motivo ${day}` }),
    ),
  ],
};
const ROUTE = 'GET hotels/reviews';

/** Simulates that every watched element is near the screen, or that none is. */
function screenShows(isNear: boolean) {
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation(((
    seen: (entries: { isIntersecting: boolean }[]) => void,
  ) => ({
    observe: () => seen([{ isIntersecting: isNear }]),
    disconnect: () => undefined,
  })) as never);
}
afterEach(() => jest.restoreAllMocks());
const section = () => screen.findByRole('region', { name: 'Opiniones' });

it('shows score, bars by category and dated comments once the section is near', async () => {
  screenShows(true);
  const { api, container } = open({ [ROUTE]: () => ({ data: said }) });
  const part = within(await section());
  expect(await part.findByRole('heading', { name: 'Por categoría' })).toBeInTheDocument();
  expect(await section()).toHaveTextContent('Fabuloso 8,7 412 opiniones');
  expect(rowOf(await section(), 'Limpieza').getByText('9,1')).toHaveTextContent('9,1 de 10');
  expect(part.getByText('Según 14 huéspedes que reservaron con nuestros aliados.')).toBeVisible();
  const alba = rowOf(await section(), 'Alba');
  for (const text of ['17 oct. 2026', '9', 'En pareja · 2 noches · Doble estándar'])
    expect(alba.getByText(text)).toBeInTheDocument();
  expect(alba.getByText('Le gustó').nextElementSibling).toHaveTextContent(/^Queda a dos cuadras/);
  expect(part.getAllByText('Huésped')).toHaveLength(3);
  expect(api.requests.filter(({ key }) => key === ROUTE).map(({ input }) => input.query)).toEqual([
    { hotelCode: '1001' },
  ]);
  await expectNoAxeViolations(container);
});

it('sends no request while the section is far', async () => {
  screenShows(false);
  const { api } = open({ [ROUTE]: () => ({ data: said }) });
  expect(await section()).toHaveTextContent('Fabuloso 8,7');
  expect(api.requests.some(({ key }) => key === ROUTE)).toBe(false);
});

it('expands and folds the other comments', async () => {
  const user = userEvent.setup();
  screenShows(true);
  open({ [ROUTE]: () => ({ data: said }) });
  await user.click(await screen.findByRole('button', { name: 'Ver 1 opinión más' }));
  expect(screen.getByText('Motivo 4')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ver menos opiniones' }));
  expect(screen.queryByText('Motivo 4')).not.toBeInTheDocument();
});

it('shows that there are no reviews yet, without a request', async () => {
  screenShows(true);
  const { api } = open({
    'POST hotels/searchs': () =>
      aResult([aHotelWith({ reviews: null })], { sessionCode: 'own-session' }),
    'POST hotels/details': () => rich({ reviews: null }),
  });
  expect(await section()).toHaveTextContent('Aún nadie ha opinado de este hotel.');
  expect(screen.getByRole('banner')).toHaveTextContent('Aún sin opiniones');
  expect(api.requests.some(({ key }) => key === ROUTE)).toBe(false);
});

it('shows that there is a score without comments', async () => {
  screenShows(true);
  open({ [ROUTE]: () => ({ data: { score: null, categories: [], comments: [] } }) });
  expect(
    await screen.findByText(
      'Quienes se alojaron aquí dejaron su calificación, pero no comentarios.',
    ),
  ).toBeInTheDocument();
});

it('shows that the reviews failed to load, and loads them on retry', async () => {
  const user = userEvent.setup();
  screenShows(true);
  let isDown = true;
  open({
    [ROUTE]: () => {
      if (!isDown) return { data: said };
      throw new ApiProblem({
        code: 'SUPPLIER_UNAVAILABLE',
        title: '',
        status: 503,
        requestId: null,
      });
    },
  });
  const part = within(await section());
  expect(await part.findByText('No pudimos traer las opiniones.')).toBeInTheDocument();
  isDown = false;
  await user.click(part.getByRole('button', { name: 'Reintentar' }));
  expect(await part.findByText('Por categoría')).toBeInTheDocument();
});
