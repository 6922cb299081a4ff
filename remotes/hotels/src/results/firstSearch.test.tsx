import { searchWords } from '@tiquete/domain/search-words/hotels';
import { firstSearch } from '@tiquete/domain/searches/hotels';
import { addDays, today } from '@tiquete/platform';
import { describeFirstSearch, pending } from '@tiquete/testing';
import { hotelFilters } from '../model/hotelFilters';
import { anySearch } from '../testing/anySearch';
import { aQuery } from '../testing/builders';
import { renderHotels } from '../testing/renderHotels';
import { resultsUrl, RESULTS_PATH } from '../urls';
import { opensAt, Page } from './Page';

const { checkin, checkout } = aQuery;
const at = (search: string) => `${RESULTS_PATH}?${search}`;
const stay = `destination_code=CTG&checkin=${checkin}&checkout=${checkout}`;

it.each([
  ['the departure', `destination_code=CTG&checkin=${checkin}&room=2`],
  ['the travellers', stay],
])('lets the page take %s from the last search', (_, search) => {
  expect(opensAt(`?${search}`, {})).toEqual([]);
});

describeFirstSearch({
  open: (route) => renderHotels(<Page />, { route, answers: { 'POST hotels/searchs': pending } }),
  call: 'POST hotels/searchs',
  firstSearch,
  opensAt,
  searchWords,
  complete: {
    'a city': resultsUrl(aQuery),
    'a hotel': resultsUrl({
      ...aQuery,
      destination: { kind: 'hotel', code: 'H-1', name: 'Casa Sur' },
    }),
    'a destination without a name and guests without a nationality': at(`${stay}&room=2-5-9`),
    ...Object.fromEntries(
      Array.from({ length: 16 }, (_, index) => {
        const { query, filters } = anySearch(index + 1);
        return [`search ${index + 1}`, resultsUrl(query, hotelFilters.write(filters))];
      }),
    ),
  },
  invalid: {
    'no search': RESULTS_PATH,
    'a past arrival': at(`${stay}&room=1`.replace(checkin, addDays(today(), -1))),
    'a departure before the arrival': at(
      `destination_code=CTG&checkin=${checkout}&checkout=${checkin}&room=1`,
    ),
    'a broken room': at(`${stay}&room=2-x`),
    'a child of 40': at(`${stay}&room=2-40`),
    'a nationality that is none': at(`${stay}&room=1&nationality=Narnia`),
  },
});
