import type { BookingDetail } from '@tiquete/contracts';
import { css } from '@tiquete/ui';
import { useCheckoutWords } from '../checkoutContext';
import { CancellationTerms } from '../summary/CancellationTerms';
import { section } from './confirmationStyles';

/** Accepted cancellation terms, and the supplier's remarks. */
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
/** The supplier's text retains its line breaks. */
const lines = css`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
