import type { PackageDetail, PackagePassenger } from '@tiquete/contracts';
import { checkTicketName } from '../../../lib/checkTicketName';

/**
 * Checks a passenger's name on the ticket of a package with flights. `at` is the passenger's pointer. @throws AppError
 * NAME_TOO_LONG
 */
export function checkPrinted(
  { name: firstName, lastname: lastName, printed }: Omit<PackagePassenger, 'room' | 'type'>,
  { flights }: Pick<PackageDetail, 'flights'>,
  at: string,
): void {
  if (flights.length === 0) return;
  checkTicketName(
    { firstName, lastName, printed },
    undefined,
    (part) => `${at}/${part === 'firstName' ? 'name' : 'lastname'}`,
  );
}
