import type { BookingDetail } from '@tiquete/contracts';
import { css } from '@tiquete/ui';
import { useCheckoutWords } from '../checkoutProduct';
import { CancellationTerms } from '../summary/CancellationTerms';
import { section } from './confirmationStyles';

/** The terms that were agreed to, and what the supplier wants known. */
export function Terms({ booking: { cancellation, rate_comments } }: { booking: BookingDetail }) {
  const t = useCheckoutWords();
  const comments = rate_comments.trim();
  if (!cancellation && !comments) return null;
  return (
    <section css={section}>
      <h2>{t('checkout.result.terms')}</h2>
      {cancellation && <CancellationTerms cancellation={cancellation} />}
      {comments && <p css={lines}>{comments}</p>}
    </section>
  );
}
/** The supplier's text keeps its line breaks. */
const lines = css`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
