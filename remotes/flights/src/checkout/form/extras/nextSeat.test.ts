import type { Seat } from '@tiquete/contracts';
import { nextSeat } from './nextSeat';

const at = (number: string, x: number, y: number): Seat => ({
  number,
  cabin: 'ECONOMY',
  characteristicsCodes: [],
  coordinates: { x, y },
  status: 'AVAILABLE',
  code: number,
  price: 0,
  passenger_ids: ['1'],
});
// A row of two aisle-split pairs, an exit without seats, a row without its first seat.
const seats = [at('1A', 0, 0), at('1B', 1, 0), at('1C', 3, 0), at('3B', 1, 2), at('3C', 3, 2)];
const from = (number: string) => seats.find((seat) => seat.number === number) ?? at('', 0, 0);

it.each([
  ['1B', 'ArrowRight', '1C'],
  ['1C', 'ArrowLeft', '1B'],
  ['1B', 'ArrowDown', '3B'],
  ['1A', 'ArrowDown', '3B'],
  ['3C', 'ArrowUp', '1C'],
  ['1A', 'ArrowLeft', undefined],
  ['1C', 'ArrowRight', undefined],
  ['3B', 'ArrowDown', undefined],
  ['1A', 'Enter', undefined],
])('from %s by %s to %s', (number, key, to) => {
  expect(nextSeat(seats, from(number), key)?.number).toBe(to);
});
