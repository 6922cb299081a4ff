import { CancellationTerms, clockTime } from '@tiquete/checkout';
import { useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import type { Cart } from '@tiquete/contracts';
import type { Offer } from '../offer/offerState';
import { PriceSummary } from './PriceSummary';
import { StaySummary } from './StaySummary';

/** All that is bought and what it costs, now and later. */
export function Summary({ offer, cart }: { offer: Offer; cart: Cart | null }) {
  const t = useMessages('hotels');
  return (
    <div css={summary}>
      <StaySummary offer={offer} />
      <PriceSummary offer={offer} cart={cart} />
      <CancellationTerms cancellation={offer.tariff.cancellation} />
      <p css={quiet}>
        {t('checkout.summary.validUntil', { time: clockTime(offer.stay.expires_at) })}
      </p>
    </div>
  );
}
const summary = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(5)};
`;
const quiet = (theme: Theme) => css`
  ${theme.type.small}
  color: ${theme.vars.palette.text.secondary};
`;
