import type { ReactNode } from 'react';
import type { Cancellation } from '@tiquete/contracts';
import { css, type Theme } from '@tiquete/ui';
import { useCheckoutWords } from '../checkoutProduct';
import { cancellationLines } from '../summary/cancellationLines';

/** What cancelling costs, said again before paying; `children` go with it. */
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
/** Something that must be known before paying. */
export const fact = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
  padding: ${theme.spacing(4)};
  background: ${theme.vars.palette.background.subtle};
  border-radius: ${theme.vars.radius.m};
`;
