import { useEffect } from 'react';
import type { Payment } from '@tiquete/contracts';
import { inColombia, useBrand } from '@tiquete/platform';
import { useCheckoutNames, useCheckoutWords } from '../checkoutContext';
import { removeDraft } from '../draft/draft';
import { endIntent } from '../payment/intentKey';
import { useCheckoutTitle } from '../frame/useCheckoutTitle';
import { useComesIntoView } from '../frame/useComesIntoView';
import { PAID, type Stage } from '../result/paymentStage';
import type { Result } from '../result/createResult';
import type { ResultState } from '../result/resultState';
import { AccountOffer } from './account/AccountOffer';
import { Actions } from './Actions';
import { BookingCode, CodeSpace } from './BookingCode';
import { BoughtPolicies } from './BoughtPolicies';
import type { ConfirmationDefinition, Known } from './confirmationDefinition';
import { body, card, next, section } from './confirmationStyles';
import { Money } from './payment/Money';
import { isPartStage, PartPaid } from './payment/PartPaid';
import { PaymentFacts } from './payment/PaymentFacts';
import { Refunds } from './payment/Refunds';
import { StageHead } from './StageHead';
import { Terms } from './Terms';
import { TripHead, TripSpace } from './TripHead';

export interface KnownConfirmationProps {
  definition: ConfirmationDefinition;
  result: Result;
  stage: Stage;
  known: Known;
  /** True while the payment is known and the booking is still requested. */
  isBookingComing: boolean;
  attempt: ResultState['attempt'];
  onOpened: (payment: Payment) => void;
  onChanged: () => void;
}
/** State of the payment, the trip, its codes, the main action, next steps, and all that was bought. */
export function KnownConfirmation({
  definition,
  result,
  stage,
  known,
  isBookingComing,
  attempt,
  onOpened,
  onChanged,
}: KnownConfirmationProps) {
  const t = useCheckoutWords();
  const { searchPath } = useCheckoutNames();
  const { booking, payment } = known;
  const {
    Next,
    Bought,
    codesOf,
    baseOf,
    hasPicture = true,
    useSearchAgain = () => searchPath,
  } = definition;
  const article = useComesIntoView<HTMLElement>();
  const searchAgain = useSearchAgain(booking);
  useCheckoutTitle(t(`checkout.result.title.${stage}`));
  const isPaid = PAID.includes(stage) || payment?.status === 'APPROVED';
  useForgotten(isPaid ? (booking?.id ?? payment?.booking.id) : undefined);
  const code = booking?.code ?? payment?.booking.code ?? '';
  const codes = booking ? (codesOf?.({ booking, stage }) ?? []) : [];
  return (
    <article ref={article} css={card}>
      <StageHead stage={stage} known={known} />
      <div css={body}>
        {booking ? (
          <TripHead booking={booking} />
        ) : (
          isBookingComing && <TripSpace hasPicture={hasPicture} />
        )}
        <BookingCode code={code} />
        {codes.map((other) => (
          <BookingCode
            key={other.label}
            code={other.code}
            label={t(`checkout.result.codes.${other.label}`)}
          />
        ))}
        {codesOf && codes.length === 0 && stage === 'confirming' && <CodeSpace />}
        <Actions
          result={result}
          attempt={attempt}
          stage={stage}
          known={known}
          searchPath={searchAgain}
          onOpened={onOpened}
          onChanged={onChanged}
        />
        <section css={next}>
          <h2>{t('checkout.result.whatNext')}</h2>
          <WhatNext Next={Next} stage={stage} known={known} />
        </section>
        {booking && <Refunds refunds={booking.refunds} />}
        {booking && (
          <section css={section}>
            <h2>{t('checkout.result.details')}</h2>
            <Bought booking={booking} stage={stage} />
          </section>
        )}
        {booking && <BoughtPolicies booking={booking} />}
        {booking && booking.status !== 'CANCEL' && (
          <>
            <Money
              booking={booking}
              payment={payment}
              base={t('checkout.summary.base', baseOf(booking))}
            />
            <Terms booking={booking} />
          </>
        )}
        {payment && <PaymentFacts payment={payment} booking={booking} />}
        {booking && <AccountOffer bookingId={booking.id} stage={stage} />}
      </div>
    </article>
  );
}
/** Next steps: the product's component, or a sentence for the stage. */
function WhatNext({
  Next,
  stage,
  known,
}: Pick<ConfirmationDefinition, 'Next'> & { stage: Stage; known: Known }) {
  const t = useCheckoutWords();
  const { booking } = known;
  if (isPartStage(stage)) return <PartPaid stage={stage} known={known} />;
  if (Next && booking) return <Next booking={booking} stage={stage} />;
  const until = booking?.waits_until ? inColombia(booking.waits_until) : {};
  return <p>{t(`checkout.result.next.${stage}`, until)}</p>;
}
/** After the payment, clears the stored form. The same booking again is then a new intent. */
function useForgotten(paidId: string | undefined) {
  const { id: brand } = useBrand();
  const { storageKey } = useCheckoutNames();
  useEffect(() => {
    if (paidId === undefined) return;
    void removeDraft(brand, storageKey);
    void endIntent(brand, storageKey, paidId);
  }, [paidId, brand, storageKey]);
}
