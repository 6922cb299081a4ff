import { searchWords } from '@tiquete/domain/search-words/flights';
import { firstSearch } from '@tiquete/domain/searches/flights';
import { addDays, today } from '@tiquete/platform';
import { describeFirstSearch, pending } from '@tiquete/testing';
import { flightFilters } from '../model/flightFilters';
import { anySearch } from '../testing/anySearch';
import { aQuery, aRoundTrip } from '../testing/builders';
import { pendingPrices, renderFlights } from '../testing/renderFlights';
import { resultsUrl, RESULTS_PATH } from '../urls';
import { opensAt, Page } from './Page';
import { viewUrl } from './resultsAddress';

const [day, later] = [addDays(today(), 20), addDays(today(), 27)];
const at = (search: string) => `${RESULTS_PATH}?${search}`;

describeFirstSearch({
  open: (route) =>
    renderFlights(<Page />, {
      route,
      answers: { ...pendingPrices, 'POST flights/searches': pending },
    }),
  call: 'POST flights/searches',
  firstSearch,
  opensAt,
  searchWords,
  complete: {
    'one way': resultsUrl(aQuery),
    'a round trip': resultsUrl(aRoundTrip),
    'places without names': at(`tripType=ONE_WAY&segments=BOG-MDE-${day}`),
    'no trip type and no passengers': at(`segments=BOG-MDE-${day}_MDE-BOG-${later}`),
    'numbers out of bounds': at(`tripType=ONE_WAY&segments=BOG-MDE-${day}&adults=-1&cabin=ROOF`),
    'corporate codes in lower case': at(
      `tripType=ONE_WAY&segments=BOG-MDE-${day}&corporate=acme1;b2`,
    ),
    'filters and a chosen flight': viewUrl(aRoundTrip, {
      chosen: ['AV9314-0110'],
      filters: { ...flightFilters.none, scales: ['DIRECT'], price: [100, 900_000] },
    }),
    ...Object.fromEntries(
      Array.from({ length: 24 }, (_, seed) => [`search ${seed}`, resultsUrl(anySearch(seed))]),
    ),
  },
  invalid: {
    'no search': RESULTS_PATH,
    'a round trip without a return': at(`tripType=ROUND_TRIP&segments=BOG-MDE-${day}`),
    'a past day': at(`tripType=ONE_WAY&segments=BOG-MDE-${addDays(today(), -1)}`),
    'one flight for several cities': at(`tripType=MULTI_CITY&segments=BOG-MDE-${day}`),
    'a place that is none': at(`tripType=ONE_WAY&segments=BOGOTA-MDE-${day}`),
    'an age that is none': at(`tripType=ONE_WAY&segments=BOG-MDE-${day}&ages=a`),
  },
});
