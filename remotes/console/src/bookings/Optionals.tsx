import type { OperationsBooking } from '@tiquete/contracts';
import { formatMoney, useMessages } from '@tiquete/platform';
import { Badge, Section, smallText } from '@tiquete/ui';
import { entries } from '../frame/entries';
import { labelOf, OPTIONAL_STATES } from '../messages/labels';

export function Optionals({ optionals }: Pick<OperationsBooking, 'optionals'>) {
  const t = useMessages('console');
  return (
    <Section size="s" title={t('booking.optionals')}>
      <ul css={entries}>
        {optionals.map(({ id, name, state, amount, locator }) => (
          <li key={id}>
            <p>
              <b>{name}</b> {formatMoney(amount)} <Badge>{labelOf(OPTIONAL_STATES, state)}</Badge>
            </p>
            {locator && <p css={smallText}>{locator}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
