import { parseSearch } from '@tiquete/domain/searches/flights';
import { aBooking } from '../testing/bookingBuilders';
import { bogota, cartagena } from '../testing/builders';
import { searchAgainUrl } from './searchAgainUrl';

const flight = aBooking();
const requests = (url: string) => parseSearch(url.slice(url.indexOf('?')));

it('repeats the itineraries, and leaves the unknown ages to the form', () => {
  expect(requests(searchAgainUrl(flight, []))).toMatchObject({
    tripType: 'ROUND_TRIP',
    segments: [
      {
        origin: { code: 'BOG' },
        destination: { code: 'CTG', name: 'Cartagena' },
        date: '2027-03-10',
      },
    ],
    returnDate: '2027-03-17',
    adults: 1,
    ages: [null],
  });
});
it('repeats the earlier search if this browser remembers it', () => {
  const segments = [
    { origin: bogota, destination: cartagena, date: '2027-03-10' },
    { origin: cartagena, destination: bogota, date: '2027-03-17' },
  ];
  const query = {
    tripType: 'ROUND_TRIP' as const,
    segments,
    adults: 1,
    ages: [7],
    seatedInfants: 0,
    cabin: 'ECONOMY' as const,
    corporateCodes: [],
  };
  expect(requests(searchAgainUrl(flight, [{ ...query, ages: [7, 3] }, query]))).toMatchObject({
    ages: [7],
    cabin: 'ECONOMY',
  });
});
it('leads to an empty search for an unreadable booking', () => {
  expect(searchAgainUrl({ snapshot: {} }, [])).toBe('/flights');
});
