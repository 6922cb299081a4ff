import { useState } from 'react';
import type { BookingDetail, Payment } from '@tiquete/contracts';
import { inColombia, useMessages, type Problem } from '@tiquete/platform';
import { Button, css, Global, lazyPart, Notice, Section } from '@tiquete/ui';
import { BookingPart } from '../booking/BookingPart';
import { PartBoundary } from '../booking/PartBoundary';
import { PlainBooking } from '../booking/PlainBooking';
import { useVerticalParts } from '../booking/useVerticalParts';
import { shownExtras } from './extras/shownExtras';
import { GuestAccess } from '../guest/GuestAccess';
import { BookingCode } from './BookingCode';
import { BookingContact } from './BookingContact';
import { BookingHistory } from './BookingHistory';
import { CancellationTerms } from './cancellation/CancellationTerms';
import { columns } from './columns';
import { Letterhead } from './Letterhead';
import { PageHead } from './PageHead';
import { PaymentCard } from './payment/PaymentCard';
import { PriceLines } from './PriceLines';
import { screenOnly, voucherAlone } from './printStyles';
import { Refunds } from './Refunds';
import { Travelers } from './Travelers';

const CancelDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "cancel" */ '../cancel/CancelDialog')).CancelDialog,
);
const OwnExtras = lazyPart(
  async () => (await import(/* webpackChunkName: "extras" */ './extras/OwnExtras')).OwnExtras,
);

export interface BookingViewProps {
  booking: BookingDetail;
  /** Error of the last refresh. */
  problem: Problem | null;
  onRefresh: () => void;
  onPaymentOpened: (payment: Payment) => void;
}
/** Page of a booking, also printed as its voucher. */
export function BookingView({ booking, problem, onRefresh, onPaymentOpened }: BookingViewProps) {
  const t = useMessages('my-bookings');
  const [isCancelling, setCancelling] = useState(false);
  const refresh = (
    <Button variant="ghost" size="s" onClick={onRefresh}>
      {t('detail.refresh')}
    </Button>
  );
  return (
    <div data-voucher>
      <Global styles={voucherAlone} />
      <Letterhead booking={booking} />
      <PageHead title={booking.title}>
        {problem && (
          <div css={screenOnly}>
            <Notice
              kind="warning"
              text={t('detail.stale', { reason: problem.title })}
              action={refresh}
            />
          </div>
        )}
        <StatusNotice booking={booking} />
        <div css={columns}>
          <div>
            <BookingCode booking={booking} />
            <PaymentCard booking={booking} onOpened={onPaymentOpened} />
            <Refunds refunds={booking.refunds} />
          </div>
          <div>
            <Section title={t('detail.what')}>
              <BookedProduct booking={booking} onChanged={onRefresh} />
            </Section>
            <Travelers passengers={booking.passengers} />
            {hasExtras(booking) && (
              <PartBoundary
                remote="my-bookings"
                fallback={<Notice kind="error" text={t('booking.partFailed')} />}
              >
                <OwnExtras booking={booking} onChanged={onRefresh} />
              </PartBoundary>
            )}
            <CancellationTerms booking={booking} onCancel={() => setCancelling(true)} />
            {booking.rate_comments.trim() !== '' && (
              <Section title={t('comments.title')}>
                <p css={lines}>{booking.rate_comments}</p>
              </Section>
            )}
            <BookingHistory events={booking.events} />
          </div>
          <div>
            <PriceLines booking={booking} />
            <BookingContact contact={booking.contact} />
            <div css={screenOnly}>
              <GuestAccess id={booking.id} />
            </div>
          </div>
        </div>
      </PageHead>
      {isCancelling && (
        <PartBoundary
          remote="my-bookings"
          fallback={<Notice kind="error" text={t('booking.partFailed')} />}
        >
          <CancelDialog booking={booking} onClose={() => setCancelling(false)} />
        </PartBoundary>
      )}
    </div>
  );
}
/** Notice of the action in progress; `course` is its code in the api. */
function StatusNotice({
  booking: { course, waits_until },
}: {
  booking: Pick<BookingDetail, 'course' | 'waits_until'>;
}) {
  const t = useMessages('my-bookings');
  if (course === null) return null;
  return (
    <div css={screenOnly}>
      <Notice
        kind={course.endsWith('REVIEWING') ? 'warning' : 'info'}
        text={t(`progress.${course}More`, waits_until ? inColombia(waits_until) : {})}
      />
    </div>
  );
}
function BookedProduct({ booking, onChanged }: { booking: BookingDetail; onChanged: () => void }) {
  const parts = useVerticalParts('booking-detail', [booking.product]);
  return (
    <BookingPart part={parts.get(booking.product)} props={{ data: booking, onChanged }}>
      <PlainBooking booking={booking} hasTitle={false} />
    </BookingPart>
  );
}
/** True for a confirmed booking without an action in progress, whose extras can be cancelled alone. */
const hasExtras = ({ status, course, optionals }: BookingDetail): boolean =>
  status === 'OK' && course === null && shownExtras(optionals).length > 0;
/** Preserves the line breaks of the supplier's text. */
const lines = css`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
