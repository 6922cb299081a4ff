import type { Cancellation } from '@tiquete/contracts';
import { css, type Theme } from '@tiquete/ui';
import { useCheckoutWords } from '../checkoutContext';
import { cancellationLines } from './cancellationLines';

/** Cost of a cancellation, by date. */
export function CancellationTerms({ cancellation }: { cancellation: Cancellation }) {
  const t = useCheckoutWords();
  return (
    <div css={terms}>
      <h3>{t('checkout.summary.cancellation')}</h3>
      <ul>
        {cancellationLines(cancellation, t).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
const terms = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
  ul {
    display: grid;
    gap: ${theme.spacing(1)};
  }
`;
