import type { BookingDetail, Payment } from '@tiquete/contracts';
import { PAYMENT_STATUS, type ApiClient } from '@tiquete/platform';
import { useCheckoutWords } from '../checkoutProduct';
import { useComesIntoView } from '../page/useComesIntoView';
import { BookingCode } from './BookingCode';
import { nextStep } from './nextStep';
import { PaymentFacts, type ResultFact } from './PaymentFacts';
import { PaymentHead } from './PaymentHead';
import { ResultActions } from './ResultActions';
import { body, card, next } from './resultStyles';
import { useBooking } from './useBooking';
import { useForgotten } from './useForgotten';

export interface KnownPaymentProps {
  api: ApiClient;
  payment: Payment;
  title: string;
  onOpened: (payment: Payment) => void;
  factsOf: (booking: BookingDetail) => ResultFact[];
}
/** Status, label and message of the specification, the booking's code, and what happens next. */
export function KnownPayment({ api, payment, title, onOpened, factsOf }: KnownPaymentProps) {
  const t = useCheckoutWords();
  const booking = useBooking(api, payment.booking);
  const { status } = payment;
  const article = useComesIntoView<HTMLElement>();
  useForgotten(status === 'APPROVED');
  return (
    <article ref={article} css={card}>
      <PaymentHead
        tone={PAYMENT_STATUS[status].style}
        label={t(`checkout.result.status.${status}`)}
        title={title}
      >
        <p>{t(`checkout.result.message.${status}`)}</p>
      </PaymentHead>
      <div css={body}>
        <BookingCode code={payment.booking.code} />
        <section css={next}>
          <h2>{t('checkout.result.next')}</h2>
          <p>{t(`checkout.result.${nextStep(payment)}`)}</p>
        </section>
        <ResultActions api={api} payment={payment} onOpened={onOpened} />
        <PaymentFacts payment={payment} booking={booking} facts={booking ? factsOf(booking) : []} />
      </div>
    </article>
  );
}
