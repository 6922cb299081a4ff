import { ticketName } from '@tiquete/domain/travellers';
import { refuse } from './refuse';
import { pluralize } from './text/pluralize';

interface Sold {
  firstName: string;
  lastName: string;
  /** The `SURNAME/NAME` that the traveller accepted. */
  printed?: string;
}
/**
 * Checks the length of a name. A name that is too long for the ticket must come with the shorter form that its traveller
 * accepted. `max` is the airline's limit for name and surname each, in letters. @throws AppError NAME_TOO_LONG with the
 * pointer of the longer part
 */
export function checkTicketName(
  name: Sold,
  max: number | undefined,
  pointerOf: (part: 'firstName' | 'lastName') => string,
): void {
  const { text, lastName, firstName, isShortened } = ticketName(name, max);
  if (!isShortened || name.printed === text) return;
  const [part, longest] = lastName.isShortened
    ? (['lastName', lastName] as const)
    : (['firstName', firstName] as const);
  const letters = max ?? longest.text.length;
  refuse(
    'NAME_TOO_LONG',
    pointerOf(part),
    `La aerolínea admite hasta ${pluralize(letters, 'letra', 'letras')} por nombre y por apellido. El tiquete saldría así: ${text}. Confirma ese nombre para continuar.`,
  );
}
