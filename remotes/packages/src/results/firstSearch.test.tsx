import { searchWords } from '@tiquete/domain/search-words/packages';
import { firstSearch } from '@tiquete/domain/searches/packages';
import { addDays, today } from '@tiquete/platform';
import { describeFirstSearch, pending } from '@tiquete/testing';
import { packageFilters } from '../model/packageFilters';
import { aDeparture, aQuery, someFilters } from '../testing/builders';
import { renderPackages } from '../testing/renderPackages';
import { resultsUrl } from '../urls';
import { opensAt, Page } from './Page';

const everything = resultsUrl({ ...aQuery, destination: null, origin: null, dates: null });
const RESULTS_PATH = everything.split('?', 1)[0] ?? '';
const at = (search: string) => `${RESULTS_PATH}?${search}`;
const withDates = (start: string, end: string) => resultsUrl({ ...aQuery, dates: { start, end } });

describeFirstSearch({
  open: (route) =>
    renderPackages(<Page />, { route, answers: { 'POST packages/searches': pending } }),
  call: 'POST packages/searches',
  firstSearch,
  opensAt,
  searchWords,
  complete: {
    'a family in two rooms': resultsUrl(aQuery),
    'anything from anywhere': everything,
    'no search': RESULTS_PATH,
    'one departure': withDates(aDeparture, aDeparture),
    'a month that has begun': withDates(`${today().slice(0, 8)}01`, addDays(today(), 20)),
    'one day of departure only': at(`DateBegin=${aDeparture}`),
    'a place without a name': at('DestinationID=EUROPE&OriginID=BOG'),
    'a place that is none': at('DestinationID=%3Cb%3E'),
    'children with and without a bed': resultsUrl({
      ...aQuery,
      rooms: [
        {
          adults: 1,
          children: [
            { age: 10, bed: true },
            { age: 4, bed: false },
          ],
          infants: 2,
        },
      ],
    }),
    'filters and an order': resultsUrl(aQuery, packageFilters.write(someFilters)),
    'invalid filters': at('price=9-1&month=2027-13&star=7&star=4&includes=gold&orderBy=best'),
    'a page of the list': at('cursor=abc'),
  },
  invalid: {
    'a room that is none': at('room=dos'),
    'four adults in a room': at('room=4'),
    'a baby among the children': at('room=2-1'),
    'a month gone by': at('DateBegin=2020-01-01&DateEnd=2020-01-31'),
    'days out of order': at(`DateBegin=${aDeparture}&DateEnd=${addDays(aDeparture, -1)}`),
  },
});
