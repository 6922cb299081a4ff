import { useLazyMessages } from '@tiquete/platform';
import { css, TicketIcon, type Theme } from '@tiquete/ui';
import { sold as words } from '../messages/sold';
import { namesOf } from './namesOf';
import type { SoldFlight } from '@tiquete/contracts/flight-snapshot';

/** Passengers with their ticket numbers, which appear once the airline has issued them. */
export function Tickets({
  flight: { offer, confirmation },
  passengers,
}: {
  flight: SoldFlight;
  passengers: readonly string[];
}) {
  const t = useLazyMessages('flights-sold', words);
  const names = namesOf(offer, passengers);
  return (
    <ul aria-live="polite" css={list}>
      {offer.travelerPricings.map(({ travelerId: id }) => {
        const numbers = confirmation.tickets
          .filter(({ travelerId }) => travelerId === id)
          .map(({ documentNumber }) => documentNumber);
        return (
          <li key={id}>
            <TicketIcon size={20} aria-hidden />
            <span>
              {names.get(id)}
              <small data-pending={numbers.length === 0 || undefined}>
                {numbers.length > 0
                  ? t('ticket', { number: numbers.map(spaced).join(', ') })
                  : t('noTicket')}
              </small>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
/** Formats a ticket number: the airline's three digits, a hyphen, the rest. */
const spaced = (number: string) => number.replace(/^(\d{3})(\d{10})$/, '$1-$2');
const list = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
  li {
    display: flex;
    gap: ${theme.spacing(3)};
    font-weight: ${theme.weight.strong};
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    height: 1lh;
  }
  small {
    ${theme.type.body}
    display: block;
    font-weight: ${theme.weight.regular};
    font-variant-numeric: tabular-nums;
    user-select: all;
  }
  small[data-pending] {
    color: ${theme.vars.palette.text.secondary};
    user-select: auto;
  }
`;
