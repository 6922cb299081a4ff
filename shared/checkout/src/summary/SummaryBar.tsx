import { useState, type ReactNode } from 'react';
import { formatMoney } from '@tiquete/platform';
import { Button, css, Sheet, type Theme } from '@tiquete/ui';
import { useCheckoutWords } from '../checkoutContext';

/** Price in whole pesos at the bottom of a phone. A press opens the summary in a sheet. */
export function SummaryBar({ amount, children }: { amount: number; children: ReactNode }) {
  const t = useCheckoutWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <section aria-label={t('checkout.summary.title')} css={bar}>
        <p>
          {t('checkout.summary.today')}
          <strong>{formatMoney(amount)}</strong>
        </p>
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          {t('checkout.summary.open')}
        </Button>
      </section>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('checkout.summary.title')}>
        {children}
      </Sheet>
    </>
  );
}
const bar = (theme: Theme) => css`
  position: sticky;
  bottom: 0;
  z-index: 2;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.spacing(4)};
  margin-inline: calc(-1 * var(--gutter));
  padding: ${theme.spacing(3)} var(--gutter) calc(${theme.spacing(3)} + env(safe-area-inset-bottom));
  background: ${theme.vars.palette.background.paper};
  border-top: 1px solid ${theme.vars.palette.divider};
  box-shadow: ${theme.vars.shadow};
  p {
    ${theme.type.small}
    color: ${theme.vars.palette.text.secondary};
  }
  strong {
    ${theme.type.h2}
    display: block;
    color: ${theme.vars.palette.text.primary};
  }
`;
