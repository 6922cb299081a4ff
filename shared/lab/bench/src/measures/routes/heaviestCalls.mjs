import { URLSearchParams } from 'node:url';
import { assistanceBody } from '../queries/assistanceSearch.mjs';
import { everything } from '../queries/packageSearch.mjs';
import { inDays, searchBody } from '../queries/searchBody.mjs';
import { mostExtras } from './mostExtras.mjs';

const FIRST_DAY = 40;
const CITIES = ['BOG', 'MDE', 'CTG', 'BOG', 'MIA', 'MAD', 'BOG'];
const DAYS_BETWEEN = 5;
/** The maximum of the contract is five; these destinations have the most hotels. */
const DESTINATIONS = ['BOG', 'MDE', 'CTG', 'MIA', 'MAD'];
const ONE_ROOM = [{ adults: 2, childrens: [] }];
const MOST_ROOMS = Array.from({ length: 4 }, () => ({ adults: 2, childrens: [] }));

/** A flight search with one to six segments for this many adults, on another day for each number. */
export function flightsOf(segments, adults) {
  return (number) => {
    const codes = CITIES.slice(0, segments + 1);
    return {
      segments: codes.slice(0, -1).map((originLocationCode, index) => ({
        id: String(index + 1),
        originLocationCode,
        destinationLocationCode: codes[index + 1],
        departureDateTimeRange: { date: inDays(FIRST_DAY + number + index * DAYS_BETWEEN) },
      })),
      segmentsFrom: codes.slice(0, -1),
      passengers: { adults, children: 0, children_ages: [], seated_infants: 0 },
      sources: ['GDS', 'NDC'],
      filters: { cabin: 'ALL' },
      currency: 'COP',
      language: 'es',
      corporateCodes: [],
    };
  };
}
const hotelsOf =
  (rooms, nights, changes = {}) =>
  (number) => ({
    ...searchBody(0),
    checkin: inDays(FIRST_DAY + number),
    checkout: inDays(FIRST_DAY + number + nights),
    rooms,
    destination_code: DESTINATIONS,
    ...changes,
  });
const post = (path, bodyOf) => ({ method: 'POST', path, bodyOf });
const get = (path, queryOf = () => ({})) => ({
  method: 'GET',
  path,
  pathOf: (number) => {
    const query = new URLSearchParams(queryOf(number)).toString();
    return query ? `${path}?${query}` : path;
  },
});
const route = (number) => ({
  originLocationCode: 'BOG',
  destinationLocationCode: 'MIA',
  departure: inDays(FIRST_DAY + number),
  return: inDays(FIRST_DAY + number + DAYS_BETWEEN),
});

/** Prices the first flight of the most expensive search. `from` days are added to its day. */
const flightPriced = (from) => ({
  ...post('flights/prebookings', (_number, { meta, data }) => ({
    sessionCode: meta.sessionCode,
    offerId: data[0].id,
    expected_total: data[0].totalPrice,
  })),
  first: post('flights/searches', (number) => flightsOf(6, 9)(number + from)),
});
/** Lists every extra of that flight. */
const extrasFound = (from) => ({
  ...post('optionals/searchs', (_number, { data }) => ({ prebookingId: data.prebookingId })),
  first: flightPriced(from),
});

/**
 * The most expensive call of each public route that the contract allows, by name. `first` is a call that must be made
 * before, possibly with a `first` of its own; `bodyOf` receives the answers of these calls, the newest first. The test lists
 * the omitted routes with the reasons.
 */
export const HEAVIEST_CALLS = {
  'flights/searches, six segments, nine adults': post('flights/searches', flightsOf(6, 9)),
  'flights/searches, six segments, one adult': post('flights/searches', flightsOf(6, 1)),
  'flights/searches, three segments, nine adults': post('flights/searches', flightsOf(3, 9)),
  'flights/searches, round trip, one adult': post('flights/searches', flightsOf(2, 1)),
  'flights/searches_upselling': {
    ...post('flights/searches_upselling', (_number, { meta, data }) => ({
      sessionCode: meta.sessionCode,
      offerId: data[0].id,
    })),
    first: post('flights/searches', (number) => flightsOf(6, 9)(number + 100)),
  },
  'flights/prebookings': flightPriced(120),
  'optionals/searchs': extrasFound(140),
  'optionals/cart/update': {
    ...post('optionals/cart/update', (_number, { data }, priced) => ({
      prebookingId: priced.data.prebookingId,
      items: mostExtras(data),
      cart_version: data.cart.version,
    })),
    method: 'PUT',
    first: extrasFound(160),
  },
  'flights/places_searches': get('flights/places_searches', () => ({ keyword: 'san', limit: 20 })),
  'flights/featured': get('flights/featured'),
  'flights/calendar': get('flights/calendar', (number) => ({
    originLocationCode: 'BOG',
    destinationLocationCode: 'MIA',
    from: inDays(FIRST_DAY + number),
    to: inDays(FIRST_DAY + number + 61),
  })),
  'flights/usual_prices': get('flights/usual_prices', route),
  'flights/price_grid': get('flights/price_grid', route),
  'hotels/searchs, five cities': post('hotels/searchs', hotelsOf(ONE_ROOM, 1)),
  'hotels/searchs, five cities, four rooms': post('hotels/searchs', hotelsOf(MOST_ROOMS, 3)),
  'hotels/searchs, 2,000 hotels': post(
    'hotels/searchs',
    hotelsOf(ONE_ROOM, 2, {
      destination_code: [],
      Hotel_codes: Array.from({ length: 2000 }, (_, index) => String(1000 + index)),
    }),
  ),
  'hotels/details': {
    ...post('hotels/details', (_number, { data }) => ({
      sessionCode: data.sessionCode,
      hotelCode: data.hotels[0].hotelCode,
      rooms: MOST_ROOMS,
    })),
    first: post('hotels/searchs', (number) => hotelsOf(MOST_ROOMS, 30)(number + 100)),
  },
  'hotels/nearest_dates': post('hotels/nearest_dates', hotelsOf(ONE_ROOM, 1)),
  'hotels/night_prices': post('hotels/night_prices', hotelsOf(ONE_ROOM, 1)),
  'hotels/featured': get('hotels/featured'),
  'hotels/reviews': get('hotels/reviews', () => ({ hotelCode: '1001' })),
  places_searches: get('places_searches', () => ({ q: 'san' })),
  'asisstances/places': get('asisstances/places'),
  'asisstances/searchs': post('asisstances/searchs', (number) => ({
    ...assistanceBody(number),
    destination_code: [
      'EUROPE',
      'NORTH_AMERICA',
      'SOUTH_AMERICA',
      'ASIA',
      'AFRICA',
      'OCEANIA',
      'ANTARCTICA',
    ],
    age_pax: Array.from({ length: 9 }, (_, index) => 20 + index).join(','),
  })),
  'packages/places_searches': get('packages/places_searches'),
  'packages/months_and_dates': get('packages/months_and_dates', (number) => ({
    OriginID: `X${number}`,
  })),
  'packages/featured': get('packages/featured'),
  'packages/searches': post('packages/searches', (number) => ({
    ...everything,
    DateBegin: inDays(FIRST_DAY + number),
    type: 'GET_WITH_FILTER',
    Room: Array.from({ length: 4 }, (_, index) => ({
      Adult: { Quantity: 2, Age: [30, 30] },
      Child: { Quantity: 0, Age: [] },
      Infant: 0,
      room: index + 1,
    })),
  })),
  white_brands: get('white_brands'),
  // Answers 404 after reading the versions, because no brand of the bench has its own text.
  'policies/:policy': get('policies/terms'),
  'remotes/:remote/releases': get('remotes/flights/releases'),
  'releases/set': get('releases/set'),
  'openapi.json': get('openapi.json'),
};
