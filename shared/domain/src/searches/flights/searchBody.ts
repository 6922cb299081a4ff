import type { FlightSearchBody } from '@tiquete/contracts';
import { checkSearch } from './checkSearch';
import type { FlightQuery } from './flightQuery';
import { parseSearch } from './parseSearch';

/** Body of `flights/searches`, with the fields of the specification's section 7. */
export function toSearchBody({
  segments,
  adults,
  ages,
  seatedInfants,
  cabin,
  corporateCodes,
}: FlightQuery): FlightSearchBody {
  return {
    segments: segments.map(({ origin, destination, date }, index) => ({
      id: String(index + 1),
      originLocationCode: origin.code,
      destinationLocationCode: destination.code,
      departureDateTimeRange: { date },
    })),
    segmentsFrom: segments.map(({ origin }) => origin.code),
    passengers: {
      adults,
      children: ages.length,
      children_ages: ages,
      seated_infants: seatedInfants,
    },
    sources: ['GDS', 'NDC'],
    filters: { cabin },
    currency: 'COP',
    language: 'es',
    corporateCodes,
  };
}

/**
 * Body of the first request of the results page at an address. Null for an invalid search. `today` is YYYY-MM-DD.
 */
export function firstSearch(search: string, today: string): FlightSearchBody | null {
  const checked = checkSearch(parseSearch(search), today);
  return checked.phase === 'valid' ? toSearchBody(checked.query) : null;
}
