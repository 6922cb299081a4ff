import { LaterLines, PriceLines, todayLines, TotalLine } from '@tiquete/checkout';
import type { Cart } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import type { Offer } from '../offer/offerState';

export function PriceSummary({ offer, cart }: { offer: Offer; cart: Cart | null }) {
  const t = useMessages('hotels');
  const { price_breakdown: breakdown, total } = offer.tariff;
  const base = {
    name: t('checkout.summary.base', { count: offer.stay.nights }),
    amount: breakdown.base,
  };
  return (
    <div css={prices}>
      <PriceLines lines={[base, ...todayLines(breakdown), ...(cart?.items ?? [])]} />
      <TotalLine amount={cart?.grand_total ?? total} />
      <LaterLines breakdown={breakdown} />
    </div>
  );
}
const prices = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
`;
