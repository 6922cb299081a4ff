import { PriceLines, todayLines, TotalLine } from '@tiquete/checkout';
import type { Cart } from '@tiquete/contracts';
import { formatMoney, useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import type { Offer } from '../offer/offerState';

export function PriceSummary({ offer, cart }: { offer: Offer; cart: Cart | null }) {
  const t = useMessages('hotels');
  const { price_breakdown: breakdown, total } = offer.tariff;
  const base = {
    name: t('checkout.summary.base', { count: offer.stay.nights }),
    amount: breakdown.base,
  };
  const atHotel = breakdown.pay_at_hotel.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <div css={prices}>
      <PriceLines lines={[base, ...todayLines(breakdown), ...(cart?.items ?? [])]} />
      <TotalLine amount={cart?.grand_total ?? total} />
      {atHotel > 0 && (
        <div css={later}>
          <p css={laterLine}>
            <strong>{t('checkout.summary.atHotel')}</strong>
            <strong>{formatMoney(atHotel)}</strong>
          </p>
          <PriceLines lines={breakdown.pay_at_hotel} />
          <p css={quiet}>{t('checkout.summary.atHotelNote')}</p>
        </div>
      )}
    </div>
  );
}
const prices = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
`;
const later = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
  padding: ${theme.spacing(3)};
  background: ${theme.vars.palette.background.subtle};
  border-radius: ${theme.vars.radius.m};
`;
const laterLine = css`
  display: flex;
  justify-content: space-between;
`;
const quiet = (theme: Theme) => css`
  ${theme.type.small}
  color: ${theme.vars.palette.text.secondary};
`;
