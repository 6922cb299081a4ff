import type { PriceChange } from '@tiquete/contracts';
import { formatMoney } from '@tiquete/platform';
import { Button, css, Dialog, type Theme } from '@tiquete/ui';
import type { ReactNode } from 'react';
import { useCheckoutWords } from '../../checkoutContext';

export interface PriceChangeDialogProps {
  price: PriceChange;
  onAccept: () => void;
  onDecline: () => void;
  /** The new terms. */
  children: ReactNode;
}
/** Shows the old and the new price, or the new terms when only they changed. The sale continues only after a yes. */
export function PriceChangeDialog({
  price,
  onAccept,
  onDecline,
  children,
}: PriceChangeDialogProps) {
  const t = useCheckoutWords();
  const difference = formatMoney(Math.abs(price.difference));
  const actions = (
    <div css={choices}>
      <Button variant="ghost" onClick={onDecline}>
        {t('checkout.priceRefuse')}
      </Button>
      <Button onClick={onAccept}>
        {t('checkout.priceAccept', { amount: formatMoney(price.current) })}
      </Button>
    </div>
  );
  return (
    <Dialog
      open
      onClose={onDecline}
      title={t(price.changed ? 'checkout.priceTitle' : 'checkout.termsTitle')}
      actions={actions}
    >
      <div css={body}>
        <p>{t(price.changed ? 'checkout.priceText' : 'checkout.termsText')}</p>
        {price.changed && (
          <dl>
            <dt>{t('checkout.priceBefore')}</dt>
            <dd>
              <s>{formatMoney(price.previous)}</s>
            </dd>
            <dt>{t('checkout.priceNow')}</dt>
            <dd>
              <strong>{formatMoney(price.current)}</strong>
              <span>
                {t(price.difference > 0 ? 'checkout.priceUp' : 'checkout.priceDown', {
                  difference,
                })}
              </span>
            </dd>
          </dl>
        )}
        {children}
      </div>
    </Dialog>
  );
}
const body = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${theme.spacing(2)} ${theme.spacing(4)};
    align-items: baseline;
    padding: ${theme.spacing(4)};
    background: ${theme.vars.palette.background.subtle};
    border-radius: ${theme.vars.radius.m};
  }
  dd {
    text-align: right;
  }
  dd strong {
    ${theme.type.h1}
    display: block;
  }
  dt,
  dd span,
  s {
    color: ${theme.vars.palette.text.secondary};
  }
`;
/** Buttons one below the other on a phone, the accepting one first. */
const choices = (theme: Theme) => css`
  display: flex;
  flex-direction: column-reverse;
  gap: ${theme.spacing(2)};
  width: 100%;
  ${theme.up(560)} {
    flex-direction: row;
    justify-content: flex-end;
  }
`;
