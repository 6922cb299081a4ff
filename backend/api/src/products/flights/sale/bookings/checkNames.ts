import type { FlightTraveler } from '@tiquete/contracts';
import { ticketName } from '@tiquete/domain/travellers';
import { refuse } from '../../../../lib/refuse';
import { saleWords as words } from '../../messages/sale';

/**
 * A name that the ticket has no room for must come with the shorter one that its traveller agreed to. `max` is the airline's
 * limit, in letters. @throws AppError naming the field
 */
export function checkNames(
  travelers: readonly Pick<FlightTraveler, 'name'>[],
  max: number | undefined,
): void {
  travelers.forEach(({ name }, index) => {
    const { text, lastName, firstName, isShortened } = ticketName(name, max);
    if (!isShortened || name.printed === text) return;
    const [field, longest] = lastName.isShortened
      ? (['lastName', lastName] as const)
      : (['firstName', firstName] as const);
    refuse(
      'NAME_TOO_LONG',
      `/travelers/${index}/name/${field}`,
      words.nameTooLong(max ?? longest.text.length, text),
    );
  });
}
