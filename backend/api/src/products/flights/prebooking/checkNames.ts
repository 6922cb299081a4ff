import type { FlightTraveler } from '@tiquete/contracts';
import { checkTicketName } from '../../../lib/checkTicketName';

/** Checks each traveller's name on the ticket. `max` is the airline's limit, in letters. @throws AppError NAME_TOO_LONG */
export const checkNames = (
  travelers: readonly Pick<FlightTraveler, 'name'>[],
  max: number | undefined,
): void =>
  travelers.forEach(({ name }, index) =>
    checkTicketName(name, max, (part) => `/travelers/${index}/name/${part}`),
  );
