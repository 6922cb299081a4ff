import { parseSearch } from '@tiquete/domain/searches/flights';
import { aQuery } from '../testing/builders';
import { flightFilters } from '../model/flightFilters';
import { parseView, viewUrl, type ResultsView } from './resultsAddress';

const view: ResultsView = {
  chosen: ['AV9314-0110', 'CM100-0117_LA200-0118'],
  filters: {
    ...flightFilters.none,
    times: [[], ['DAWN', 'NIGHT']],
    scales: ['DIRECT', 'TOW_MORE_STOPS'],
    luggage: ['CHECKED'],
    airlines: ['AV', 'P5'],
    price: [100, 900_000],
    orderBy: 'departure_desc',
  },
};
const searchOf = (url: string) => url.slice(url.indexOf('?'));

it('is read back as it was written, beside the search', () => {
  const search = searchOf(viewUrl(aQuery, view));
  expect(parseView(search)).toEqual(view);
  expect(parseSearch(search)).toMatchObject({
    tripType: 'ONE_WAY',
    adults: 1,
    segments: aQuery.segments,
  });
});

it('leaves out invalid values', () => {
  const broken =
    '?flight=<b>&times0=NOON&scales=NINE&luggage=&airlines=avianca&price=9-1&orderBy=hotel';
  expect(parseView(broken)).toEqual({ chosen: [], filters: flightFilters.none });
});
