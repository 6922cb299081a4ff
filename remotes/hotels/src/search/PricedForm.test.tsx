import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyDraft, toDraft, type SearchDraft } from '@tiquete/domain/searches/hotels';
import { addDays } from '@tiquete/platform';
import { expectNoAxeViolations } from '@tiquete/testing';
import { aQuery } from '../testing/builders';
import { renderHotels } from '../testing/renderHotels';
import { PricedForm } from './PricedForm';

const ROUTE = 'POST hotels/night_prices';
const near = addDays(aQuery.checkin, 1);
const show = (initial: SearchDraft = toDraft(aQuery)) =>
  renderHotels(<PricedForm initial={initial} onSubmit={jest.fn()} />, {
    answers: { [ROUTE]: () => ({ data: { days: [{ date: near, price: 330_800 }] } }) },
  });
const openCalendar = async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /^Fechas/ }));
  return screen.findAllByRole('grid');
};
const cell = (date: string) =>
  document.querySelector(`[data-day='${date}']:not([data-outside-month])`);
const priceIn = (date: string) => cell(date)?.querySelector('[data-price]');

it('shows the price of nearby nights in the calendar, with one request', async () => {
  const { api } = show();
  const requests = () => api.requests.filter(({ key }) => key === ROUTE);
  expect(requests()).toHaveLength(0);
  await openCalendar();
  await waitFor(() => expect(priceIn(near)).toHaveAttribute('data-price', '331'));
  expect(cell(near)).toHaveAccessibleDescription(/desde \$\s330\.800 por noche/);
  expect(
    screen.getByText(/precio por noche más bajo que vimos en las últimas horas/),
  ).toBeVisible();
  expect(priceIn(addDays(near, 1)) ?? null).toBeNull();
  expect(requests()).toHaveLength(1);
  expect(requests()[0]?.input.body).toMatchObject({ checkin: aQuery.checkin, rooms: aQuery.rooms });
  await expectNoAxeViolations(document.body);
});
it('sends no request before the form is complete', async () => {
  const { api } = show(emptyDraft);
  await openCalendar();
  expect(screen.queryByText(/por noche/)).not.toBeInTheDocument();
  expect(api.requests.some(({ key }) => key === ROUTE)).toBe(false);
});
