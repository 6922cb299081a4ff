import { screen, waitFor } from '@testing-library/react';
import { addDays, ApiProblem } from '@tiquete/platform';
import { expectNoAxeViolations } from '@tiquete/testing';
import { aQuery, aResult } from '../../testing/builders';
import { renderHotels } from '../../testing/renderHotels';
import { resultsUrl } from '../../urls';
import { Page } from '../Page';

const ROUTE = 'POST hotels/nearest_dates';
const near = {
  checkin: addDays(aQuery.checkin, 1),
  checkout: addDays(aQuery.checkout, 1),
  hotels: 84,
  min_rate: 330_800,
};
const open = (stays: () => { data: { stays: (typeof near)[] } }) =>
  renderHotels(<Page />, {
    route: resultsUrl(aQuery),
    answers: { 'POST hotels/searchs': () => aResult([]), [ROUTE]: stays },
  });
const empty = () =>
  screen.findByRole('heading', { name: 'No hay hoteles disponibles para estas fechas' });

it('shows the nearest dates with rooms as links', async () => {
  const { api, container } = open(() => ({ data: { stays: [near] } }));
  await empty();
  expect(await screen.findByText('En estas fechas sí hay hoteles:')).toBeInTheDocument();
  expect(screen.getByText(/^84 hoteles, desde \$\s330\.800 en total$/)).toBeInTheDocument();
  const { checkin, checkout } = near;
  expect(screen.getByRole('link', { name: / – / })).toHaveAttribute(
    'href',
    resultsUrl({ ...aQuery, checkin, checkout }),
  );
  expect(api.requests.filter(({ key }) => key === ROUTE)).toHaveLength(1);
  await expectNoAxeViolations(container);
});
it.each([
  ['there are none', () => ({ data: { stays: [] } })],
  [
    'they cannot be had',
    () => {
      throw new ApiProblem({ code: 'SUPPLIER_TIMEOUT', title: '', status: 504, requestId: null });
    },
  ],
])('shows nothing more when %s', async (_, stays) => {
  const { api } = open(stays);
  await empty();
  await waitFor(() => expect(api.requests.some(({ key }) => key === ROUTE)).toBe(true));
  expect(screen.queryByText('En estas fechas sí hay hoteles:')).not.toBeInTheDocument();
});
