import { cancellationLines, useCheckoutWords } from '@tiquete/checkout';
import { Consents, step } from '@tiquete/checkout/form';
import { formatMoney } from '@tiquete/platform';
import { css, LockIcon, type Theme } from '@tiquete/ui';
import type { ReactNode } from 'react';
import type { Offer } from '../offer/offerState';

/** What must be known before paying, what is agreed to, and the way to pay. */
export function ReviewSection({
  offer: { prebooking },
  children,
}: {
  offer: Offer;
  children: ReactNode;
}) {
  const t = useCheckoutWords();
  const { fare_rules: rules, cancellation, retracto } = prebooking;
  const values = {
    hours: retracto.hours,
    days: retracto.days_before,
    amount: formatMoney(retracto.max_penalty),
  };
  return (
    <section aria-labelledby="checkout-review" css={step}>
      <h2 id="checkout-review">{t('checkout.steps.review')}</h2>
      <div css={fact}>
        <h3>{t('checkout.summary.cancellation')}</h3>
        {cancellationLines(cancellation, t).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{t(retracto.applies ? 'checkout.retracto' : 'checkout.noRetracto', values)}</p>
      </div>
      {rules.length > 0 && (
        <details css={fact}>
          <summary>{t('checkout.rules')}</summary>
          <dl>
            {rules.map(({ category, title, text }, index) => (
              <div key={`${category} ${index}`}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <Consents />
      {children}
      <p css={safe}>
        <LockIcon size={16} aria-hidden />
        {t('checkout.safe')}
      </p>
    </section>
  );
}
const fact = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
  padding: ${theme.spacing(4)};
  background: ${theme.vars.palette.background.subtle};
  border-radius: ${theme.vars.radius.m};
  summary {
    ${theme.type.h3}
    min-height: 32px;
    cursor: pointer;
    ${theme.focusRing}
  }
  dl {
    display: grid;
    gap: ${theme.spacing(3)};
    padding-top: ${theme.spacing(2)};
  }
  dt {
    font-weight: 600;
  }
  dd {
    max-width: 68ch;
  }
`;
const safe = (theme: Theme) => css`
  ${theme.type.small}
  display: flex;
  gap: ${theme.spacing(2)};
  color: ${theme.vars.palette.text.secondary};
  svg {
    flex: none;
  }
`;
