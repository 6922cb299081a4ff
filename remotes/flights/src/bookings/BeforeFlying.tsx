import type { SectionProps } from '@tiquete/checkout';
import { readFlightSnapshot } from '@tiquete/contracts/flight-snapshot';
import { useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { carrierName } from '../model/carriers';

/** Advice for a flight whose tickets are issued. */
export function BeforeFlying({ booking }: SectionProps) {
  const t = useMessages('flights-checkout');
  const { offer, dictionaries, confirmation, is_international } = readFlightSnapshot(
    booking.snapshot,
  );
  const carrier = offer.itineraries[0]?.segments[0]?.carrierCode;
  const locator = confirmation.record_locator;
  const hasMinors = offer.travelerPricings.some(({ travelerType }) => travelerType !== 'ADULT');
  return (
    <ol css={steps}>
      {carrier && locator && (
        <li>
          {t('checkout.result.steps.checkin', {
            airline: carrierName(dictionaries, carrier),
            locator,
          })}
        </li>
      )}
      <li>
        {t(
          is_international
            ? 'checkout.result.steps.arriveAbroad'
            : 'checkout.result.steps.arriveHome',
        )}
      </li>
      {is_international && hasMinors && <li>{t('checkout.result.steps.minors')}</li>}
    </ol>
  );
}
const steps = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(2)};
  padding-inline-start: ${theme.spacing(5)};
  list-style: decimal;
`;
