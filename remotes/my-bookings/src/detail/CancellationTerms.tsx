import type { BookingDetail } from '@tiquete/contracts';
import { today, useMessages } from '@tiquete/platform';
import { BrandContact } from '../booking/BrandContact';
import { Section } from '../booking/Section';
import { cancellationSpans } from './cancellation';
import { CancellationSteps } from './CancellationSteps';
import { screenOnly } from './printStyles';
import { usePenaltyNow } from './usePenaltyNow';

/** What cancelling costs today, and on every day that follows. */
export function CancellationTerms({ booking }: { booking: BookingDetail }) {
  const t = useMessages('my-bookings');
  const { cancellation, status, payment_status, date_to } = booking;
  const spans = cancellation ? cancellationSpans(cancellation) : [];
  const now = usePenaltyNow(spans);
  if (!cancellation) return null;
  if (status === 'CANCEL') return <Section title={t('cancellation.title')}><p>{t('cancellation.cancelled')}</p></Section>;
  if (date_to < today()) return <Section title={t('cancellation.title')}><p>{t('cancellation.over')}</p></Section>;
  const isLost = !cancellation.refundable && spans.every(({ refund_amount }) => refund_amount === 0);
  const isPaid = payment_status === 'APPROVED';
  return (
    <Section title={t('cancellation.title')}>
      {!isPaid && <p>{t('cancellation.unpaid')}</p>}
      {isLost && <p><strong>{t('cancellation.notRefundable')}</strong></p>}
      {!isLost && isPaid && now && <p css={screenOnly}><strong>{now}</strong></p>}
      {!isLost && spans.length > 0 && <CancellationSteps spans={spans} />}
      {isPaid && (
        <div css={screenOnly}>
          <p>{t('cancellation.how')}</p>
          <BrandContact />
        </div>
      )}
    </Section>
  );
}
