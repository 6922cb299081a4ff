import { useLeaving } from '@tiquete/checkout';
import { useMessages, useSession } from '@tiquete/platform';
import { lazyPart } from '@tiquete/ui';
import { LoadError } from '../booking/LoadError';
import { useSignInAgain } from '../booking/useSignInAgain';
import { detailUrl } from '../urls';
import { BookingView } from './BookingView';
import { LoadingBooking } from './LoadingBooking';
import { MissingBooking } from './MissingBooking';
import { PageHead } from './PageHead';
import { useOpenedBooking } from './useOpenedBooking';

const FoundBooking = lazyPart(
  async () => (await import(/* webpackChunkName: "guest" */ './FoundBooking')).FoundBooking,
);
const MISSING = 404;
const goTo = (url: string) => window.location.assign(url);

export interface OpenedBookingProps {
  id: string;
  /** Reference of the payment that the traveller returns from. */
  reference: string | null;
  /** Token of the e-mail's link that was opened; null without one. */
  token: string | null;
}
export function OpenedBooking({ id, reference, token }: OpenedBookingProps) {
  const t = useMessages('my-bookings');
  const { opened, openAgain, refresh } = useOpenedBooking({ id, reference, token });
  const isGuest = useSession().status === 'unauthenticated';
  const leave = useLeaving(
    goTo,
    ({ booking, reference: paid }) => detailUrl(booking.id, paid),
    t('payment.leaving'),
  );
  useSignInAgain(opened.phase === 'loading' ? null : opened.problem);
  if (opened.phase === 'ready')
    return (
      <BookingView
        booking={opened.booking}
        problem={opened.problem}
        onRefresh={refresh}
        onPaymentOpened={leave}
      />
    );
  const isOver = opened.phase === 'failed' && opened.problem.code === 'LINK_INVALID';
  const isMissing = isOver || (opened.phase === 'failed' && opened.problem.status === MISSING);
  return (
    <PageHead>
      {opened.phase === 'loading' && <LoadingBooking label={t('detail.loading')} />}
      {isMissing && isGuest && (
        <FoundBooking
          id={id}
          reference={reference}
          isLinkOver={isOver}
          onOpened={openAgain}
          lazy={{ loading: <LoadingBooking label={t('detail.loading')} /> }}
        />
      )}
      {isMissing && !isGuest && <MissingBooking />}
      {opened.phase === 'failed' && !isMissing && (
        <LoadError title={t('detail.failed')} problem={opened.problem} onRetry={openAgain} />
      )}
    </PageHead>
  );
}
