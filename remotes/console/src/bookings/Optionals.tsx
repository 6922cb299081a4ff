import type { OperationsBooking } from '@tiquete/contracts';
import { formatMoney, useMessages } from '@tiquete/platform';
import { Badge, Section, smallText } from '@tiquete/ui';
import { entries } from '../frame/entries';
import { OPTIONAL_STATES } from '../messages/labels';
import { labelOf } from '../messages/stateLabels';

export function Optionals({ optionals }: Pick<OperationsBooking, 'optionals'>) {
  const t = useMessages('console');
  return (
    <Section size="s" title={t('booking.optionals')}>
      <ul css={entries}>
        {optionals.map(({ id, name, state, amount, mark_up: markUp, locator }) => (
          <li key={id}>
            <p>
              <b>{name}</b> {formatMoney(amount)} <Badge>{labelOf(OPTIONAL_STATES, state)}</Badge>
            </p>
            {markUp > 0 && (
              <p css={smallText}>{t('booking.optionalMarkUp', { amount: formatMoney(markUp) })}</p>
            )}
            {locator && <p css={smallText}>{locator}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
