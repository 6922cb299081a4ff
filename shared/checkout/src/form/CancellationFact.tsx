import type { ReactNode } from 'react';
import type { Cancellation } from '@tiquete/contracts';
import { css, type Theme } from '@tiquete/ui';
import { useCheckoutWords } from '../checkoutContext';
import { cancellationLines } from '../summary/cancellationLines';

/** Cost of a cancellation, repeated before the payment, with further lines as `children`. */
export function CancellationFact({
  cancellation,
  children,
}: {
  cancellation: Cancellation;
  children?: ReactNode;
}) {
  const t = useCheckoutWords();
  return (
    <div css={fact}>
      <h3>{t('checkout.summary.cancellation')}</h3>
      {cancellationLines(cancellation, t).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
    </div>
  );
}
/** Box for a fact that the buyer must know before paying. */
export const fact = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
  padding: ${theme.spacing(4)};
  background: ${theme.vars.palette.background.subtle};
  border-radius: ${theme.vars.radius.m};
`;
