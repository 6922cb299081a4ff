import { addDays, initialSearchSection, today } from '@tiquete/platform';
import { toDraft } from '../model/hotelQuery';
import { aQuery } from '../testing/builders';
import { fromSearchSection, toDraftSection } from './searchSection';

const read = (changes: object, country = 'CO') =>
  fromSearchSection({ ...initialSearchSection, ...changes }, today(), country);
const draft = { ...toDraft(aQuery), nationality: 'PE' };

it('gives a form back as it was left, its nationality from the request', () => {
  const section = toDraftSection(draft);
  expect(section).toMatchObject({ origin: '', hotelJson: { client_nationality: 'PE' } });
  expect(read(section)).toEqual(draft);
});

it('keeps the nationality of a form that is no request yet', () => {
  const section = toDraftSection({ ...draft, destination: null, dates: null });
  expect(section.hotelJson).toMatchObject({ destination_code: [], Hotel_codes: [], checkin: '' });
  expect(read(section)).toMatchObject({ destination: null, dates: null, nationality: 'PE' });
});

it('takes the country of the storefront for who has said nothing', () => {
  expect(read({}, 'MX').nationality).toBe('MX');
});

it('leaves out the single day of a one-way flight, which is no stay', () => {
  const day = draft.dates?.start;
  expect(read({ dates: { start: day, end: day } }).dates).toBeNull();
});

it('leaves out the month in which a package may depart, and keeps a stay within it', () => {
  const [start, end] = [addDays(today(), 10), addDays(today(), 40)];
  const packageJson = { DateBegin: start, DateEnd: end };
  expect(read({ packageJson, dates: { start, end } }).dates).toBeNull();
  const stay = { start: addDays(end, -3), end };
  expect(read({ packageJson, dates: stay }).dates).toEqual(stay);
});
