import type { ReactNode } from 'react';
import type { Cancellation, Cart, PriceBreakdown } from '@tiquete/contracts';
import { rateWords } from '@tiquete/platform';
import { css, smallText, type Theme } from '@tiquete/ui';
import { useCheckoutWords } from '../checkoutContext';
import { CancellationTerms } from './CancellationTerms';
import { LaterLines } from './LaterLines';
import { PriceLines, TotalLine } from './PriceLines';
import { todayLines } from './todayLines';

export interface SaleSummaryProps {
  /** The product's own view of the offer. */
  children: ReactNode;
  /** Label of the price before taxes. */
  base: string;
  breakdown: PriceBreakdown;
  /** Whole pesos to pay today, without services and extras. */
  total: number;
  cart: Cart | null;
  /** Price per person, below the total. */
  perPerson?: string | null;
  cancellation: Cancellation;
  /** Note about the price, such as when it expires. */
  note: string;
}
/** The offer and its price, now and later. */
export function SaleSummary({
  children,
  base,
  breakdown,
  total,
  cart,
  perPerson,
  cancellation,
  note,
}: SaleSummaryProps) {
  const t = useCheckoutWords();
  const { exchange_rate: rate } = breakdown;
  const lines = [{ name: base, amount: breakdown.base }, ...todayLines(breakdown)];
  return (
    <div css={summary}>
      {children}
      <div css={prices}>
        <PriceLines lines={[...lines, ...(cart?.items ?? [])]} />
        <TotalLine amount={cart?.grand_total ?? total} />
        {perPerson && <p css={smallText}>{perPerson}</p>}
        <LaterLines breakdown={breakdown} />
        {rate && <p css={smallText}>{t('checkout.summary.converted', rateWords(rate))}</p>}
      </div>
      <CancellationTerms cancellation={cancellation} />
      <p css={smallText}>{note}</p>
    </div>
  );
}
const summary = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(5)};
`;
const prices = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
`;
