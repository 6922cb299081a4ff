import type { HotelTariff } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { CheckIcon, css, type Theme } from '@tiquete/ui';
import { disclosure } from './disclosure';
import { useCancellationWords } from './useCancellationWords';

/** The terms in sentences: the first one at once, with what the hotel asks for behind it. */
export function CancellationTerms({ tariff }: { tariff: HotelTariff }) {
  const t = useMessages('hotels');
  const { cancellation, rate_comments } = tariff;
  const [first, ...rest] = useCancellationWords(cancellation);
  return (
    <div css={terms}>
      <p data-good={cancellation.refundable || undefined}>
        {cancellation.refundable && <CheckIcon size={16} aria-hidden />}
        <span>{first}</span>
      </p>
      {rest.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {rate_comments && (
        <details css={disclosure}>
          <summary>{t('detail.tariff.comments')}</summary>
          <p>{rate_comments}</p>
        </details>
      )}
    </div>
  );
}
const terms = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
  color: ${theme.vars.palette.text.secondary};
  > p {
    display: flex;
    gap: ${theme.spacing(2)};
  }
  > p svg {
    flex: none;
    margin-top: 2px;
  }
  [data-good] {
    color: ${theme.vars.palette.success.main};
    font-weight: 600;
  }
`;
