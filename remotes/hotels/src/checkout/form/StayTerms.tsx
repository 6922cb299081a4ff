import { CancellationFact, fact, FormParagraph } from '@tiquete/checkout/form';
import { useMessages } from '@tiquete/platform';
import { css } from '@tiquete/ui';
import type { Offer } from '../../model/offer';
import type { CheckoutValues } from './formValues';

/** What must be known before paying, and what the hotel may be asked for. */
export function StayTerms({ offer }: { offer: Offer }) {
  const t = useMessages('hotels');
  const { rate_comments: comments, cancellation } = offer.tariff;
  return (
    <>
      <FormParagraph<CheckoutValues>
        name="remarks"
        label={t('checkout.fields.remarks')}
        placeholder={t('checkout.remarksPlaceholder')}
        hint={t('checkout.remarksHint')}
        rows={3}
        longest={2000}
      />
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
