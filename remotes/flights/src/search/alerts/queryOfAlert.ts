import type { ConfirmedPriceAlert } from '@tiquete/contracts';
import type { FlightPlaceChoice, FlightQuery } from '@tiquete/domain/searches/flights';

/** The search of a price alert, for one adult. */
export function queryOfAlert(alert: ConfirmedPriceAlert): FlightQuery {
  const origin: FlightPlaceChoice = {
    kind: 'city',
    code: alert.originLocationCode,
    name: alert.origin,
  };
  const destination: FlightPlaceChoice = {
    kind: 'city',
    code: alert.destinationLocationCode,
    name: alert.destination,
  };
  const there = { origin, destination, date: alert.departure };
  const back =
    alert.return === null ? [] : [{ origin: destination, destination: origin, date: alert.return }];
  return {
    tripType: back.length > 0 ? 'ROUND_TRIP' : 'ONE_WAY',
    segments: [there, ...back],
    adults: 1,
    ages: [],
    seatedInfants: 0,
    cabin: alert.cabin,
    corporateCodes: [],
  };
}
