import { hash } from 'node:crypto';
import type { FlightSearchQuery, FlightSource } from '@tiquete/contracts';
import type { FlightQuery } from './ports';
import { toPersons } from './toPersons';

/** What suppliers are asked, without what does not change their answer: order of ages and codes, and letter case. */
export function toQuery({
  segments,
  passengers,
  filters,
  corporateCodes,
}: FlightSearchQuery): FlightQuery {
  return {
    segments: segments.map(
      ({ originLocationCode, destinationLocationCode, departureDateTimeRange }) => ({
        originLocationCode,
        destinationLocationCode,
        date: departureDateTimeRange.date,
      }),
    ),
    travelers: toPersons(passengers),
    cabin: filters.cabin,
    corporateCodes: [...new Set(corporateCodes.map((code) => code.toUpperCase()))].sort(),
  };
}

/** Cache key of a query: the brand, the sources, our fee and what was asked. */
export const resultKey = (
  brandId: string,
  query: FlightQuery,
  sources: readonly FlightSource[],
  feePerTraveler: number,
): string =>
  `flights:result:${brandId}:${hash('sha256', JSON.stringify([query, sources, feePerTraveler]), 'base64url')}`;
