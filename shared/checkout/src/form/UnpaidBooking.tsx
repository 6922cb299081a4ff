import { useBrand } from '@tiquete/platform';
import { ErrorState } from '@tiquete/ui';
import { useCheckoutWords } from '../checkoutContext';
import { useComesIntoView } from '../frame/useComesIntoView';
import type { Unpaid } from '../flow/checkoutState';

export interface UnpaidBookingProps {
  submission: Unpaid;
  onRetry: () => void;
  /** Returns to the filled form, for a new booking. */
  onAgain: () => void;
}
/** Message for a booking whose gateway could not open. Its button repeats only the payment. */
export function UnpaidBooking({
  submission: { booking, problem },
  onRetry,
  onAgain,
}: UnpaidBookingProps) {
  const t = useCheckoutWords();
  const brand = useBrand();
  const place = useComesIntoView<HTMLDivElement>();
  const detail = (
    <>
      <p>{problem.title}</p>
      <p>{t('checkout.unpaidText')}</p>
    </>
  );
  return (
    <div ref={place}>
      {problem.code === 'BOOKING_EXPIRED' && (
        <ErrorState
          title={problem.title}
          retryLabel={t('checkout.bookAgain')}
          onRetry={onAgain}
          contact={brand}
        />
      )}
      {problem.code === 'ALREADY_PAID' && <ErrorState title={problem.title} contact={brand} />}
      {problem.code !== 'BOOKING_EXPIRED' && problem.code !== 'ALREADY_PAID' && (
        <ErrorState
          title={t('checkout.unpaidTitle', { code: booking.code })}
          detail={detail}
          retryLabel={t('checkout.payAgain')}
          onRetry={onRetry}
          contact={brand}
        />
      )}
    </div>
  );
}
