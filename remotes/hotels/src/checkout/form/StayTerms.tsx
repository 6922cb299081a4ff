import { cancellationLines } from '@tiquete/checkout';
import { useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import type { Offer } from '../offer/offerState';
import { RemarksField } from './RemarksField';

/** What must be known before paying, and what the hotel may be asked for. */
export function StayTerms({ offer }: { offer: Offer }) {
  const t = useMessages('hotels');
  const { rate_comments: comments, cancellation } = offer.tariff;
  return (
    <>
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
    </>
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
