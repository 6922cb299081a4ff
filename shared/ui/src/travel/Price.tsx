import { css } from '@emotion/react';
import { formatMoney } from '@tiquete/domain';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { words } from '../messages/es';
import { theme } from '../theme/theme';

interface PriceProps {
  /** Whole pesos. */
  amount: number;
  /** Whole pesos before the discount. Must be a real reference price. */
  before?: number;
  /** Explanation of the amount, such as "3 noches, impuestos incluidos". */
  label?: string;
  size?: 's' | 'm' | 'l';
}
export function Price({ amount, before, label, size = 'm' }: PriceProps) {
  const isReduced = before !== undefined && before > amount;
  return (
    <span css={price}>
      {isReduced && (
        <s css={old}>
          <VisuallyHidden>{words.before} </VisuallyHidden>
          {formatMoney(before)}
        </s>
      )}
      <strong css={sizes[size]}>
        {isReduced && <VisuallyHidden>{words.now} </VisuallyHidden>}
        {formatMoney(amount)}
      </strong>
      {label && <span css={note}>{label}</span>}
    </span>
  );
}
const price = css`
  position: relative;
  display: inline-grid;
  justify-items: inherit;
  text-align: inherit;
  white-space: nowrap;
`;
const old = css`
  ${theme.type.small} color: ${theme.vars.palette.text.secondary};
`;
const note = css`
  ${theme.type.small} color: ${theme.vars.palette.text.secondary};
  white-space: normal;
`;
const sizes = {
  s: css`
    ${theme.type.body} font-weight: ${theme.weight.bold};
  `,
  m: css`
    ${theme.type.h2}
  `,
  l: css`
    ${theme.type.h1}
  `,
};
