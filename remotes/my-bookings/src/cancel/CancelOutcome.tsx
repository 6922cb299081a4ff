import type { BookingCancellation, BookingDetail } from '@tiquete/contracts';
import { formatMoney, useBrand, useMessages } from '@tiquete/platform';
import { ContactLinks, Notice, Spinner } from '@tiquete/ui';
import { RefundStepper } from '../booking/RefundStepper';
import { centred, stack } from './cancelStyles';

/** Progress of the cancellation, from the booking that the page polls. */
export function CancelOutcome({
  booking,
  result,
}: {
  booking: BookingDetail;
  result: BookingCancellation;
}) {
  const t = useMessages('my-bookings-cancel');
  const brand = useBrand();
  const { course, status, refunds } = booking;
  const { penalty, refund } = result.quote;
  if (status === 'CANCEL') {
    return (
      <div css={stack}>
        <Notice kind="success" text={t('cancelled')} />
        {refunds.map((one, index) => (
          <RefundStepper key={`${one.owed_at} ${index}`} refund={one} />
        ))}
        {refunds.length === 0 && <p>{result.quote.paid > 0 ? t('noRefund') : t('nothingPaid')}</p>}
      </div>
    );
  }
  if (course === 'CANCELLING') {
    return (
      <div role="status" css={centred}>
        <Spinner />
        <p>
          <b>{t('cancelling')}</b>
        </p>
        <p>{t('cancellingMore', { email: booking.contact.email })}</p>
      </div>
    );
  }
  const isReviewed = course === 'CANCEL_REVIEWING';
  return (
    <div css={stack}>
      <Notice
        kind={isReviewed ? 'warning' : 'error'}
        text={
          isReviewed
            ? t('reviewing', { penalty: formatMoney(penalty), refund: formatMoney(refund) })
            : t('refused')
        }
      />
      <div>
        <p>{t('help', { code: booking.code })}</p>
        <ContactLinks contact={brand} />
      </div>
    </div>
  );
}
