import { aFlight, anOffer, aResult } from '../testing/builders';
import { countNewFlights } from './countNewFlights';

it('counts new flights once for all their fares', () => {
  const [offer, other] = [anOffer(), aFlight({ flight: 'LA1', departs: '09:00' })];
  const newPage = aResult([
    offer,
    anOffer({ id: '2', itineraries: [other] }),
    anOffer({ id: '3', itineraries: [other] }),
  ]);
  expect(countNewFlights(aResult([offer]), newPage)).toBe(1);
  expect(countNewFlights(aResult([offer]), null)).toBe(0);
});
