import type { OperationsBooking } from '@tiquete/contracts';
import { formatMoney, useMessages } from '@tiquete/platform';
import { Entries, Entry } from '@tiquete/staff';
import { Badge, Section, smallText, type Tone } from '@tiquete/ui';
import { useMoments } from '../frame/moments';
import { REFUND_REASONS, REFUND_STATES } from '../messages/labels';
import { labelOf } from '../messages/stateLabels';

const TONES: Readonly<Record<string, Tone>> = {
  DONE: 'success',
  MANUAL: 'error',
  DUE: 'primary',
  SENT: 'warning',
};

export function Refunds({ refunds }: Pick<OperationsBooking, 'refunds'>) {
  const t = useMessages('console');
  const { moment } = useMoments();
  return (
    <Section size="s" title={t('booking.refunds')}>
      {refunds.length === 0 && <p css={smallText}>{t('booking.noRefunds')}</p>}
      <Entries>
        {refunds.map(({ id, amount, reason, state, created_at }) => (
          <Entry
            key={id}
            title={labelOf(REFUND_REASONS, reason)}
            badges={<Badge tone={TONES[state] ?? 'neutral'}>{labelOf(REFUND_STATES, state)}</Badge>}
            amount={formatMoney(amount)}
            note={moment(created_at)}
          />
        ))}
      </Entries>
    </Section>
  );
}
