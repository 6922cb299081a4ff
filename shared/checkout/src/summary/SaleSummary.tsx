import type { ReactNode } from 'react';
import type { Cancellation, Cart, PriceBreakdown } from '@tiquete/contracts';
import { rateWords } from '@tiquete/platform';
import { css, smallText, type Theme } from '@tiquete/ui';
import { useCheckoutWords } from '../checkoutProduct';
import { CancellationTerms } from './CancellationTerms';
import { LaterLines } from './LaterLines';
import { PriceLines, TotalLine } from './PriceLines';
import { todayLines } from './todayLines';

export interface SaleSummaryProps {
  /** What is bought, in the product's own way. */
  children: ReactNode;
  /** What the price before taxes is called. */
  base: string;
  breakdown: PriceBreakdown;
  /** Whole pesos of today, without what is sold beside the offer. */
  total: number;
  cart: Cart | null;
  /** Below the total. */
  perPerson?: string | null;
  cancellation: Cancellation;
  /** What else is to be known of the price, such as how long it stands. */
  note: string;
}
/** All that is bought and what it costs, now and later. */
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
