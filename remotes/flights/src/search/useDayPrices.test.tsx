import { useEffect, useState } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ApiResponse } from '@tiquete/contracts';
import type { FlightPlaceChoice } from '@tiquete/domain/searches/flights';
import { addDays, localProblem, today } from '@tiquete/platform';
import { pending } from '@tiquete/testing';
import { renderFlights } from '../testing/renderFlights';
import { useDayPrices } from './useDayPrices';

const place = (code: string): FlightPlaceChoice => ({ kind: 'city', code, name: code });
const [from, to] = [addDays(today(), 20), addDays(today(), 40)];
const priced = (price: number | null): ApiResponse<'GET flights/calendar'> => ({
  data: { currency: 'COP', days: [{ date: from, price }] },
});
const unfinished: ApiResponse<'GET flights/calendar'> = {
  ...priced(182_000),
  warnings: [{ code: 'SUPPLIER_TIMEOUT', title: 'Falta un proveedor.' }],
};
/** A form whose calendar shows one month. */
function Calendar() {
  const [destination, setDestination] = useState('MDE');
  const prices = useDayPrices(place('BOG'), place(destination), 'ECONOMY', 'single');
  const onSeen = prices?.onSeen;
  useEffect(() => onSeen?.(from, to), [onSeen]);
  return (
    <>
      {['MDE', 'CTG'].map((code) => (
        <button key={code} type="button" onClick={() => setDestination(code)}>
          {code}
        </button>
      ))}
      <p>Precio: {prices?.of[from] ?? 'ninguno'}</p>
    </>
  );
}
const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const show = (answer: () => ApiResponse<'GET flights/calendar'> | Promise<never>) =>
  renderFlights(<Calendar />, { answers: { 'GET flights/calendar': answer } });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows prices as they arrive, and requests again while a supplier is late', async () => {
  let isLate = true;
  const { api } = show(() => (isLate ? unfinished : priced(150_000)));
  await passes(100);
  expect(screen.getByText('Precio: 182000')).toBeInTheDocument();
  isLate = false;
  await passes(10_000);
  expect(screen.getByText('Precio: 150000')).toBeInTheDocument();
  expect(api.requests).toHaveLength(2);
});
it.each([
  ['failed', () => Promise.reject<never>(localProblem('TIMEOUT'))],
  ['stayed incomplete', () => unfinished],
])('requests a month again later when it %s', async (_, incomplete) => {
  let isLate = true;
  show(() => (isLate ? incomplete() : priced(150_000)));
  await passes(9_000);
  isLate = false;
  await passes(30_000);
  expect(screen.getByText('Precio: 150000')).toBeInTheDocument();
});
it('sends no more requests once the form is closed', async () => {
  const { api, unmount } = show(() => unfinished);
  await passes(100);
  unmount();
  await passes(200_000);
  expect(api.requests).toHaveLength(1);
});
it('aborts the requests of the previous route, and sends new ones when it is chosen again', async () => {
  const { api } = show(pending);
  await passes(100);
  for (const name of ['CTG', 'MDE']) {
    fireEvent.click(screen.getByRole('button', { name }));
    await passes(100);
  }
  expect(api.aborted()).toEqual([true, true, false]);
});
