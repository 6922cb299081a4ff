import type { BookingDetail } from '@tiquete/contracts';
import { useMessages, type Problem } from '@tiquete/platform';
import { Button, Global, Notice } from '@tiquete/ui';
import { Section } from '../booking/Section';
import { BookingCode } from './BookingCode';
import { BookingContact } from './BookingContact';
import { BookingHistory } from './BookingHistory';
import { BookingWhat } from './BookingWhat';
import { CancellationTerms } from './CancellationTerms';
import { columns } from './columns';
import { Letterhead } from './Letterhead';
import { PageHead } from './PageHead';
import { PaymentCard } from './PaymentCard';
import { PriceLines } from './PriceLines';
import { screenOnly, voucherAlone } from './printStyles';
import { RateComments } from './RateComments';
import { Travelers } from './Travelers';

export interface BookingViewProps {
  booking: BookingDetail;
  /** Why the newest look failed. */
  problem: Problem | null;
  onRefresh: () => void;
}
/** The booking on the screen, and the same on paper as a voucher. */
export function BookingView({ booking, problem, onRefresh }: BookingViewProps) {
  const t = useMessages('my-bookings');
  const refresh = <Button variant="ghost" size="s" onClick={onRefresh}>{t('detail.refresh')}</Button>;
  return (
    <div data-voucher>
      <Global styles={voucherAlone} />
      <Letterhead booking={booking} />
      <PageHead title={booking.title}>
        {problem && <div css={screenOnly}><Notice kind="warning" text={t('detail.stale', { reason: problem.title })} action={refresh} /></div>}
        <div css={columns}>
          <div>
            <BookingCode booking={booking} />
            <PaymentCard booking={booking} />
          </div>
          <div>
            <Section title={t('detail.what')}><BookingWhat booking={booking} /></Section>
            <Travelers passengers={booking.passengers} />
            <CancellationTerms booking={booking} />
            <RateComments text={booking.rate_comments} />
            <BookingHistory events={booking.events} />
          </div>
          <div>
            <PriceLines booking={booking} />
            <BookingContact contact={booking.contact} />
          </div>
        </div>
      </PageHead>
    </div>
  );
}
