import { hash } from 'node:crypto';
import type { FlightSearchQuery, FlightSource } from '@tiquete/contracts';
import { quoteScope, rulesKey } from '../../../money';
import type { CalendarBrand } from '../calendar/calendar';
import type { FlightQuery } from '../ports';
import { toPersons } from './toPersons';

/** The suppliers' query, without differences that do not change their answer: order of ages and codes, and letter case. */
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

/** Cache key of a query: the brand, the sources, our parts of the price and the query. */
export const resultKey = (
  { brandId, isPreview, feePerTraveler, markUpRules }: CalendarBrand,
  query: FlightQuery,
  sources: readonly FlightSource[],
): string => {
  const asked = [query, sources, feePerTraveler, rulesKey({ mark_ups: markUpRules })];
  return `flights:result:${quoteScope({ id: brandId, isPreview })}:${hash('sha256', JSON.stringify(asked), 'base64url')}`;
};
