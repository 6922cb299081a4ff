import type { BookingDetail, CancellationQuote } from '@tiquete/contracts';
import {
  formatMoney,
  Link,
  today,
  useBrand,
  useMessages,
  type TranslateOf,
} from '@tiquete/platform';
import {
  Button,
  ContactLinks,
  css,
  prefetchOverlays,
  Section,
  smallText,
  type Theme,
} from '@tiquete/ui';
import { cancellationSpans, spansOfPaid } from './cancellationSpans';
import { CancellationSteps } from './CancellationSteps';
import { hasOwnWithdrawal } from '../../cancel/hasOwnWithdrawal';
import { screenOnly } from '../printStyles';

export interface CancellationTermsProps {
  booking: BookingDetail;
  onCancel: () => void;
}
/** Cost of a cancellation today and later, with the button to cancel. */
export function CancellationTerms({ booking, onCancel }: CancellationTermsProps) {
  const t = useMessages('my-bookings');
  const brand = useBrand();
  const { cancellation, cancellation_now: quote, product, status, date_to, can, course } = booking;
  // Refunds are limited to the amount paid so far.
  const isPaidInPart = status === 'OK' && booking.balance > 0;
  const sold = cancellation ? cancellationSpans(cancellation) : [];
  const spans = isPaidInPart ? spansOfPaid(sold, booking.total - booking.balance) : sold;
  if (status === 'CANCEL')
    return (
      <Section title={t('cancellation.settled')}>
        <p>{t('cancellation.cancelled')}</p>
      </Section>
    );
  if (date_to < today())
    return (
      <Section title={t('cancellation.settled')}>
        <p>{t('cancellation.over')}</p>
      </Section>
    );
  const right = can.cancel ? (quote.right ?? null) : null;
  // A non-refundable fare may be refunded all the same by a right of withdrawal, or after a change by the airline.
  const isSoldLost =
    right === null &&
    cancellation !== null &&
    !cancellation.refundable &&
    spans.every(({ refund_amount, penalty_unknown }) => refund_amount === 0 && !penalty_unknown);
  const isLost = isSoldLost && !(can.cancel && quote.refund > 0);
  const isUnknown = right === null && spans.some((span) => span.isNow && span.penalty_unknown);
  const isPaid = quote.paid > 0;
  if (course === 'CANCELLING' || course === 'CANCEL_REVIEWING') {
    const isMissed = booking.events.some(({ code }) => code === 'INSTALMENT_MISSED');
    const fixed = t(isMissed ? 'cancellation.fixedMissed' : 'cancellation.fixed', {
      penalty: formatMoney(quote.penalty),
      refund: formatMoney(quote.refund),
    });
    return (
      <Section title={t('cancellation.settled')}>
        <p>{fixed}</p>
      </Section>
    );
  }
  return (
    <Section title={t('cancellation.title')}>
      {!isPaid && <p>{t('cancellation.unpaid')}</p>}
      {isLost && (
        <p>
          <strong>{t('cancellation.notRefundable')}</strong>
        </p>
      )}
      {!isLost && isPaid && can.cancel && (
        <p css={screenOnly}>
          <strong>{isUnknown ? t('cancellation.nowUnknown') : penaltyNow(t, quote)}</strong>
        </p>
      )}
      {right && isPaid && (
        <p css={screenOnly}>{t(`cancellation.rights.${right}`, { context: product })}</p>
      )}
      {!isSoldLost && spans.length > 0 && (
        <CancellationSteps
          spans={spans}
          hasOwnCost={right === 'RETRACTO' && isPaid}
          product={product}
        />
      )}
      {!isLost && isPaidInPart && spans.length > 0 && (
        <p css={smallText}>{t('cancellation.soFar')}</p>
      )}
      <div css={[actions, screenOnly]}>
        {can.cancel && (
          <Button
            {...prefetchOverlays}
            variant="secondary"
            aria-haspopup="dialog"
            onClick={onCancel}
          >
            {t('cancellation.cancel')}
          </Button>
        )}
        {!can.cancel && isPaid && (
          <div>
            <p>{t(`cancellation.not.${quote.reason ?? 'OTHER'}`)}</p>
            <ContactLinks contact={brand} />
          </div>
        )}
        {isPaid && !hasOwnWithdrawal(booking, quote) && (
          <p css={smallText}>
            {t('cancellation.withdrawal')}{' '}
            <Link to="/terms_and_conditions#retracto">{t('cancellation.withdrawalLink')}</Link>
          </p>
        )}
      </div>
    </Section>
  );
}
function penaltyNow(
  t: TranslateOf<'my-bookings'>,
  { penalty, refund }: Pick<CancellationQuote, 'penalty' | 'refund'>,
): string {
  if (penalty === 0) return t('cancellation.nowFree');
  if (refund === 0) return t('cancellation.nowAll');
  return t('cancellation.nowPart', { penalty: formatMoney(penalty), refund: formatMoney(refund) });
}
const actions = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
  justify-items: start;
`;
