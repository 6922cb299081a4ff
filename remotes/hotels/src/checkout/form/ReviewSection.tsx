import { cancellationLines } from '@tiquete/checkout';
import { Consents, step } from '@tiquete/checkout/form';
import { useMessages } from '@tiquete/platform';
import { css, LockIcon, type Theme } from '@tiquete/ui';
import type { ReactNode } from 'react';
import type { Offer } from '../offer/offerState';
import { RemarksField } from './RemarksField';

/** What must be known before paying, what is agreed to, and the way to pay. */
export function ReviewSection({ offer, children }: { offer: Offer; children: ReactNode }) {
  const t = useMessages('hotels');
  const { rate_comments: comments, cancellation } = offer.tariff;
  return (
    <section aria-labelledby="checkout-review" css={step}>
      <h2 id="checkout-review">{t('checkout.steps.review')}</h2>
      <RemarksField />
      <div css={fact}>
        <h3>{t('checkout.summary.cancellation')}</h3>
        {cancellationLines(cancellation, t).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {comments && (
        <div css={fact}>
          <h3>{t('checkout.comments')}</h3>
          <p css={asWritten}>{comments}</p>
        </div>
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
`;
const asWritten = css`
  white-space: pre-line;
  overflow-wrap: anywhere;
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
