import { formatMoney } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { useCheckoutWords } from '../checkoutContext';

export interface PriceLine {
  name: string;
  /** Amount in whole pesos. */
  amount: number;
}
export function PriceLines({ lines }: { lines: readonly PriceLine[] }) {
  return (
    <dl css={list}>
      {lines.map(({ name, amount }, index) => (
        <div key={`${index} ${name}`}>
          <dt>{name}</dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
/** Total to pay today. `label` replaces the default name. */
export function TotalLine({ amount, label }: { amount: number; label?: string }) {
  const t = useCheckoutWords();
  return (
    <p css={totalLine}>
      <span>
        {label ?? t('checkout.summary.today')}
        <small>{t('checkout.summary.todayNote')}</small>
      </span>
      <strong>{formatMoney(amount)}</strong>
    </p>
  );
}
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
    flex: none;
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
  font-weight: ${theme.weight.strong};
  small {
    ${theme.type.small}
    display: block;
    font-weight: ${theme.weight.regular};
    color: ${theme.vars.palette.text.secondary};
  }
  strong {
    ${theme.type.h1}
    white-space: nowrap;
  }
`;
