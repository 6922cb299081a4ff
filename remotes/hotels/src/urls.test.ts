import { checkSearch, parseSearch } from '@tiquete/domain/searches/hotels';
import { addDays, today } from '@tiquete/platform';
import { hotelFilters } from './model/hotelFilters';
import { anySearch } from './testing/anySearch';
import { aQuery } from './testing/builders';
import { resultsUrl } from './urls';

it('reads back every search and filter that it writes', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const { query, filters } = anySearch(seed);
    const { search } = new URL(
      resultsUrl(query, hotelFilters.write(filters)),
      'https://marca.test',
    );
    expect(checkSearch(parseSearch(search), today())).toEqual({ phase: 'valid', query });
    expect(hotelFilters.read(search)).toEqual(filters);
  }
});

it('reads one adult from Colombia from an address without travellers', () => {
  expect(parseSearch('?destination_code=CTG')).toMatchObject({
    rooms: [{ adults: 1, childrens: [] }],
    nationality: 'CO',
  });
});

it.each([
  ['nothing', '', { destination: 'destinationMissing', dates: 'datesMissing' }],
  [
    'days gone by',
    '?destination_code=CTG&checkin=2020-01-01&checkout=2020-01-03',
    { dates: 'datesPast' },
  ],
  [
    'no days',
    '?destination_code=CTG&checkin=manana&checkout=2020-01-03',
    { dates: 'datesInvalid' },
  ],
  [
    'departure first',
    `?destination_code=CTG&checkin=${aQuery.checkout}&checkout=${aQuery.checkin}`,
    { dates: 'datesOrder' },
  ],
  [
    'too many nights',
    `?destination_code=CTG&checkin=${aQuery.checkin}&checkout=${addDays(aQuery.checkin, 31)}`,
    { dates: 'datesTooLong' },
  ],
  [
    'too far',
    `?destination_code=CTG&checkin=${addDays(today(), 501)}&checkout=${addDays(today(), 502)}`,
    { dates: 'datesTooFar' },
  ],
  [
    'a broken room',
    `?destination_code=CTG&checkin=${aQuery.checkin}&checkout=${aQuery.checkout}&room=2-x`,
    { rooms: 'roomsInvalid' },
  ],
  [
    'a room of minus one',
    `?destination_code=CTG&checkin=${aQuery.checkin}&checkout=${aQuery.checkout}&room=-1`,
    { rooms: 'roomsInvalid' },
  ],
  [
    'a child of 40',
    `?destination_code=CTG&checkin=${aQuery.checkin}&checkout=${aQuery.checkout}&room=2-40`,
    { rooms: 'roomsInvalid' },
  ],
  [
    'a script for a code',
    `?destination_code=%3Cscript%3E&checkin=${aQuery.checkin}&checkout=${aQuery.checkout}`,
    { destination: 'destinationMissing' },
  ],
])('rejects %s and names the error', (_, search, errors) => {
  expect(checkSearch(parseSearch(search), today())).toEqual({ phase: 'invalid', errors });
});
