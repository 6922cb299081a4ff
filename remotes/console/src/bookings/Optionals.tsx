import type { OperationsBooking } from '@tiquete/contracts';
import { formatMoney, useMessages } from '@tiquete/platform';
import { Entries, Entry } from '@tiquete/staff';
import { Badge, Section } from '@tiquete/ui';
import { OPTIONAL_STATES } from '../messages/labels';
import { labelOf } from '../messages/stateLabels';

export function Optionals({ optionals }: Pick<OperationsBooking, 'optionals'>) {
  const t = useMessages('console');
  return (
    <Section size="s" title={t('booking.optionals')}>
      <Entries>
        {optionals.map(({ id, name, state, amount, mark_up: markUp, locator }) => (
          <Entry
            key={id}
            title={name}
            badges={<Badge>{labelOf(OPTIONAL_STATES, state)}</Badge>}
            amount={formatMoney(amount)}
            note={[
              markUp > 0 && t('booking.optionalMarkUp', { amount: formatMoney(markUp) }),
              locator,
            ]
              .filter(Boolean)
              .join(' · ')}
          />
        ))}
      </Entries>
    </Section>
  );
}
