import { lazySection, useCheckoutWords, type SectionProps, type Stage } from '@tiquete/checkout';
import type { BookingDetail } from '@tiquete/contracts';

const BeforeFlying = lazySection(
  async () =>
    (await import(/* webpackChunkName: "booking-detail" */ '../../bookings/BeforeFlying'))
      .BeforeFlying,
);

/** Next step of the booking, and how to prepare for the flight once the tickets are issued. */
export function NextSteps({ stage, booking }: SectionProps) {
  const t = useCheckoutWords();
  if (stage === 'issued') return <BeforeFlying stage={stage} booking={booking} />;
  return <p>{t(`checkout.result.next.${isFree(stage, booking) ? 'notCharged' : stage}`)}</p>;
}
/** True if a payment was authorised and released, so that nothing was charged. */
const isFree = (stage: Stage, { refunds }: BookingDetail) =>
  stage === 'notIssued' && refunds.length === 0;
