import type { PriceBreakdown } from '@tiquete/contracts';
import { formatMoney, formatOther } from '@tiquete/platform';
import { css, smallText, type Theme } from '@tiquete/ui';
import { useCheckoutWords } from '../checkoutContext';
import { PriceLines } from './PriceLines';

/** Charges to pay on the spot, outside the total. Renders nothing without any. */
export function LaterLines({ breakdown: { pay_at_hotel: lines } }: { breakdown: PriceBreakdown }) {
  const t = useCheckoutWords();
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  if (amount === 0) return null;
  return (
    <div css={later}>
      <p css={total}>
        <strong>{t('checkout.summary.atHotel')}</strong>
        <strong>{formatMoney(amount)}</strong>
      </p>
      <PriceLines
        lines={lines.map(({ name, amount: pesos, original }) => ({
          name: original
            ? t('checkout.summary.about', { name, amount: formatOther(original) })
            : name,
          amount: pesos,
        }))}
      />
      <p css={smallText}>{t('checkout.summary.atHotelNote')}</p>
    </div>
  );
}
const later = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
  padding: ${theme.spacing(3)};
  background: ${theme.vars.palette.background.subtle};
  border-radius: ${theme.vars.radius.m};
`;
const total = css`
  display: flex;
  justify-content: space-between;
`;
