import { CancellationFact, fact } from '@tiquete/checkout/form';
import { useMessages } from '@tiquete/platform';
import { css } from '@tiquete/ui';
import type { Offer } from '../offer/offerState';
import { RemarksField } from './RemarksField';

/** What must be known before paying, and what the hotel may be asked for. */
export function StayTerms({ offer }: { offer: Offer }) {
  const t = useMessages('hotels');
  const { rate_comments: comments, cancellation } = offer.tariff;
  return (
    <>
      <RemarksField />
      <CancellationFact cancellation={cancellation} />
      {comments && (
        <div css={fact}>
          <h3>{t('checkout.comments')}</h3>
          <p css={asWritten}>{comments}</p>
        </div>
      )}
    </>
  );
}
const asWritten = css`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
