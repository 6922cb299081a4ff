import { AppError } from '../../../lib/errors';
import type { AirportTable } from '../places/airportTable';

/** @throws AppError that names the parameter: two places that we know, not of one city */
export function checkRoute(
  route: { originLocationCode: string; destinationLocationCode: string },
  airports: AirportTable,
): void {
  const refuse = (code: 'UNKNOWN_DESTINATION' | 'SAME_ORIGIN_DESTINATION', parameter: string) =>
    new AppError(code, { source: { parameter } });
  const origin = airports.cityOf(route.originLocationCode);
  const destination = airports.cityOf(route.destinationLocationCode);
  if (!origin) throw refuse('UNKNOWN_DESTINATION', 'originLocationCode');
  if (!destination) throw refuse('UNKNOWN_DESTINATION', 'destinationLocationCode');
  if (origin === destination) throw refuse('SAME_ORIGIN_DESTINATION', 'destinationLocationCode');
}
