import { useCheckoutWords, type SectionProps, type Stage } from '@tiquete/checkout';
import { useMessages } from '@tiquete/platform';
import type { BookingDetail } from '@tiquete/contracts';
import { css, type Theme } from '@tiquete/ui';
import { carrierName } from '../../model/carriers';
import { readSold, type SoldFlight } from '../../bookings/readSold';

/** Next step of the booking, and how to prepare for the flight once the tickets are issued. */
export function NextSteps({ stage, booking }: SectionProps) {
  const t = useCheckoutWords();
  if (stage === 'issued') return <BeforeFlying flight={readSold(booking)} />;
  return <p>{t(`checkout.result.next.${isFree(stage, booking) ? 'notCharged' : stage}`)}</p>;
}
/** True if a payment was authorised and released, so that nothing was charged. */
const isFree = (stage: Stage, { refunds }: BookingDetail) =>
  stage === 'notIssued' && refunds.length === 0;

function BeforeFlying({
  flight: { itineraries, dictionaries, recordLocator, isInternational, travelers },
}: {
  flight: SoldFlight;
}) {
  const t = useMessages('flights-checkout');
  const carrier = itineraries[0]?.segments[0]?.carrierCode;
  const hasMinors = travelers.some(({ type }) => type !== 'ADULT');
  return (
    <ol css={steps}>
      {carrier && recordLocator && (
        <li>
          {t('checkout.result.steps.checkin', {
            airline: carrierName(dictionaries, carrier),
            locator: recordLocator,
          })}
        </li>
      )}
      <li>
        {t(
          isInternational
            ? 'checkout.result.steps.arriveAbroad'
            : 'checkout.result.steps.arriveHome',
        )}
      </li>
      {isInternational && hasMinors && <li>{t('checkout.result.steps.minors')}</li>}
    </ol>
  );
}
const steps = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(2)};
  padding-inline-start: ${theme.spacing(5)};
  list-style: decimal;
`;
