import { next, useCheckoutWords } from '@tiquete/checkout';
import type { BookingDetail } from '@tiquete/contracts';
import type { Translate } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { carrierName } from '../itinerary/carriers';
import type { SoldFlight } from '../sold/readSold';
import type { Stage } from './stageOf';

export interface NextStepsProps {
  stage: Stage;
  booking: BookingDetail;
  flight: SoldFlight;
  t: Translate;
}
/** What happens now, or once the tickets are there, what to do before the flight. */
export function NextSteps({ stage, booking, flight, t }: NextStepsProps) {
  const sale = useCheckoutWords();
  return (
    <section css={[next, steps]}>
      <h2>{sale('checkout.result.next')}</h2>
      {stage === 'issued' ? (
        <BeforeFlying flight={flight} t={t} />
      ) : (
        <p>{t(`next.${isFree(stage, booking) ? 'notCharged' : stage}`)}</p>
      )}
    </section>
  );
}
/** Authorised and let go again: whoever saw the amount at the bank wants to know. */
const isFree = (stage: Stage, { refunds }: BookingDetail) =>
  stage === 'notIssued' && refunds.length === 0;

function BeforeFlying({
  flight: { itineraries, dictionaries, recordLocator, isInternational, travelers },
  t,
}: {
  flight: SoldFlight;
  t: Translate;
}) {
  const carrier = itineraries[0]?.segments[0]?.carrierCode;
  const hasMinors = travelers.some(({ type }) => type !== 'ADULT');
  return (
    <ol>
      {carrier && recordLocator && (
        <li>
          {t('steps.checkin', {
            airline: carrierName(dictionaries, carrier),
            locator: recordLocator,
          })}
        </li>
      )}
      <li>{t(isInternational ? 'steps.arriveAbroad' : 'steps.arriveHome')}</li>
      {isInternational && hasMinors && <li>{t('steps.minors')}</li>}
    </ol>
  );
}
const steps = (theme: Theme) => css`
  ol {
    display: grid;
    gap: ${theme.spacing(2)};
    padding-inline-start: ${theme.spacing(5)};
    list-style: decimal;
  }
`;
