import { toDraft } from '@tiquete/domain/searches/hotels';
import { addDays, initialSearchSection, today } from '@tiquete/platform';
import { aQuery } from '../testing/builders';
import { fromSearchSection, toDraftSection } from './searchSection';

const read = (changes: object, country = 'CO') =>
  fromSearchSection({ ...initialSearchSection, ...changes }, today(), country);
const draft = { ...toDraft(aQuery), nationality: 'PE' };

it('restores a form as it was left, with the nationality of its request', () => {
  const section = toDraftSection(draft);
  expect(section).toMatchObject({ origin: '', hotelJson: { client_nationality: 'PE' } });
  expect(read(section)).toEqual(draft);
});

it('stores the nationality of an incomplete form', () => {
  const section = toDraftSection({ ...draft, destination: null, dates: null });
  expect(section.hotelJson).toMatchObject({ destination_code: [], Hotel_codes: [], checkin: '' });
  expect(read(section)).toMatchObject({ destination: null, dates: null, nationality: 'PE' });
});

it('uses the storefront’s country without a choice', () => {
  expect(read({}, 'MX').nationality).toBe('MX');
});

it('ignores the single day of a one-way flight', () => {
  const day = draft.dates?.start;
  expect(read({ dates: { start: day, end: day } }).dates).toBeNull();
});

it('ignores the departure month of a package search, but not a stay within it', () => {
  const [start, end] = [addDays(today(), 10), addDays(today(), 40)];
  const packageJson = { DateBegin: start, DateEnd: end };
  expect(read({ packageJson, dates: { start, end } }).dates).toBeNull();
  const stay = { start: addDays(end, -3), end };
  expect(read({ packageJson, dates: stay }).dates).toEqual(stay);
});
