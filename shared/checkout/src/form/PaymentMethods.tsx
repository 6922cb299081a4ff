import type { PaymentMethod } from '@tiquete/contracts';
import { useBrand, useLazyMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { methods as words } from '../messages/methods';

const CARDS: readonly PaymentMethod[] = ['Visa', 'Mastercard', 'American Express', 'Diners Club'];

/**
 * Payment methods of this brand; the gateway shows the same ones. The number of instalments is left out, because the bank
 * decides it there.
 */
export function PaymentMethods() {
  const t = useLazyMessages('payment-methods', words);
  const { payment_methods: taken } = useBrand();
  if (taken.length === 0) return null;
  const notes = [
    taken.some((method) => CARDS.includes(method)) && t('instalments'),
    taken.includes('Efectivo') && t('cash'),
  ];
  const text = notes.filter(Boolean).join(' ');
  return (
    <div css={place}>
      <p id="payment-methods">{t('title')}</p>
      <ul aria-labelledby="payment-methods">
        {taken.map((method) => (
          <li key={method}>{method}</li>
        ))}
      </ul>
      {text && <p>{text}</p>}
    </div>
  );
}
const place = (theme: Theme) => css`
  ${theme.type.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.spacing(1)} ${theme.spacing(2)};
  color: ${theme.vars.palette.text.secondary};
  p {
    flex-basis: 100%;
  }
  ul {
    display: contents;
    list-style: none;
  }
  li {
    padding: 2px ${theme.spacing(2)};
    border: 1px solid ${theme.vars.palette.divider};
    border-radius: ${theme.vars.radius.s};
    color: ${theme.vars.palette.text.primary};
    font-weight: ${theme.weight.strong};
    white-space: nowrap;
  }
`;
