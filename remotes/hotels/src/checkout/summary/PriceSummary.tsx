import type { Cart } from '@tiquete/contracts';
import { formatMoney, useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import type { Offer } from '../offer/offerState';
import { hotelTotal, todayLines, type PriceLine } from './priceLines';

export function PriceSummary({ offer, cart }: { offer: Offer; cart: Cart | null }) {
  const t = useMessages('hotels');
  const { price_breakdown: breakdown, total } = offer.tariff;
  const base = { name: t('checkout.summary.base', { count: offer.stay.nights }), amount: breakdown.base };
  const atHotel = hotelTotal(breakdown);
  return (
    <div css={prices}>
      <Lines lines={[base, ...todayLines(breakdown), ...(cart?.items ?? [])]} />
      <p css={totalLine}>
        <span>
          {t('checkout.summary.today')}
          <small>{t('checkout.summary.todayNote')}</small>
        </span>
        <strong>{formatMoney(cart?.grand_total ?? total)}</strong>
      </p>
      {atHotel > 0 && (
        <div css={later}>
          <p css={laterLine}>
            <strong>{t('checkout.summary.atHotel')}</strong>
            <strong>{formatMoney(atHotel)}</strong>
          </p>
          <Lines lines={breakdown.pay_at_hotel} />
          <p css={quiet}>{t('checkout.summary.atHotelNote')}</p>
        </div>
      )}
    </div>
  );
}
function Lines({ lines }: { lines: readonly PriceLine[] }) {
  return (
    <dl css={list}>
      {lines.map(({ name, amount }, at) => (
        <div key={`${at} ${name}`}>
          <dt>{name}</dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
const prices = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
`;
const list = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
  > div {
    display: flex;
    justify-content: space-between;
    gap: ${theme.spacing(4)};
  }
  dt {
    color: ${theme.vars.palette.text.secondary};
    overflow-wrap: anywhere;
  }
  dd {
    white-space: nowrap;
  }
`;
const totalLine = (theme: Theme) => css`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: ${theme.spacing(4)};
  padding-top: ${theme.spacing(3)};
  border-top: 1px solid ${theme.vars.palette.divider};
  font-weight: 650;
  small {
    ${theme.type.small}
    display: block;
    font-weight: 400;
    color: ${theme.vars.palette.text.secondary};
  }
  strong {
    ${theme.type.h1}
    white-space: nowrap;
  }
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
