import type { OperationsBooking } from '@tiquete/contracts';
import { formatMoney, useMessages } from '@tiquete/platform';
import { Badge, Section, smallText, type Tone } from '@tiquete/ui';
import { entries } from '../frame/entries';
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
      <ul css={entries}>
        {refunds.map(({ id, amount, reason, state, created_at }) => (
          <li key={id}>
            <p>
              <b>{formatMoney(amount)}</b>{' '}
              <Badge tone={TONES[state] ?? 'neutral'}>{labelOf(REFUND_STATES, state)}</Badge>
            </p>
            <p css={smallText}>
              {labelOf(REFUND_REASONS, reason)} · {moment(created_at)}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
