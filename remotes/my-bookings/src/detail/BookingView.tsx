import { lazy, Suspense, useState } from 'react';
import type { BookingDetail } from '@tiquete/contracts';
import { useMessages, type Problem } from '@tiquete/platform';
import { Button, Global, Notice, Section } from '@tiquete/ui';
import { PartBoundary } from '../booking/PartBoundary';
import { BookingCode } from './BookingCode';
import { BookingContact } from './BookingContact';
import { BookingHistory } from './BookingHistory';
import { BookingWhat } from './BookingWhat';
import { CancellationTerms } from './CancellationTerms';
import { columns } from './columns';
import { CourseNotice } from './CourseNotice';
import { Letterhead } from './Letterhead';
import { PageHead } from './PageHead';
import { PaymentCard } from './PaymentCard';
import { PriceLines } from './PriceLines';
import { screenOnly, voucherAlone } from './printStyles';
import { RateComments } from './RateComments';
import { Refunds } from './Refunds';
import { Travelers } from './Travelers';

const CancelDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "cancel" */ '../cancel/CancelDialog')).CancelDialog,
}));

export interface BookingViewProps {
  booking: BookingDetail;
  /** Why the newest look failed. */
  problem: Problem | null;
  onRefresh: () => void;
}
/** The booking on the screen, and the same on paper as a voucher. */
export function BookingView({ booking, problem, onRefresh }: BookingViewProps) {
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
        <CourseNotice course={booking.course} />
        <div css={columns}>
          <div>
            <BookingCode booking={booking} />
            <PaymentCard booking={booking} />
            <Refunds refunds={booking.refunds} />
          </div>
          <div>
            <Section title={t('detail.what')}>
              <BookingWhat booking={booking} />
            </Section>
            <Travelers passengers={booking.passengers} />
            <CancellationTerms booking={booking} onCancel={() => setCancelling(true)} />
            <RateComments text={booking.rate_comments} />
            <BookingHistory events={booking.events} />
          </div>
          <div>
            <PriceLines booking={booking} />
            <BookingContact contact={booking.contact} />
          </div>
        </div>
      </PageHead>
      {isCancelling && (
        <PartBoundary
          remote="my-bookings"
          fallback={<Notice kind="error" text={t('booking.partFailed')} />}
        >
          <Suspense fallback={null}>
            <CancelDialog booking={booking} onClose={() => setCancelling(false)} />
          </Suspense>
        </PartBoundary>
      )}
    </div>
  );
}
