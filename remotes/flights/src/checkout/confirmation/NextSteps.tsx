import { useCheckoutWords, type SectionProps, type Stage } from '@tiquete/checkout';
import type { BookingDetail } from '@tiquete/contracts';
import { css, type Theme } from '@tiquete/ui';
import { carrierName } from '../../model/carriers';
import { readSold, type SoldFlight } from '../../bookings/readSold';

/** What happens now, or once the tickets are there, what to do before the flight. */
export function NextSteps({ stage, booking }: SectionProps) {
  const t = useCheckoutWords();
  if (stage === 'issued') return <BeforeFlying flight={readSold(booking)} />;
  return <p>{t(`checkout.result.next.${isFree(stage, booking) ? 'notCharged' : stage}`)}</p>;
}
/** Authorised and voided: whoever saw the amount at the bank wants to know. */
const isFree = (stage: Stage, { refunds }: BookingDetail) =>
  stage === 'notIssued' && refunds.length === 0;

function BeforeFlying({
  flight: { itineraries, dictionaries, recordLocator, isInternational, travelers },
}: {
  flight: SoldFlight;
}) {
  const t = useCheckoutWords();
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
