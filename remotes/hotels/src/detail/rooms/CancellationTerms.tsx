import type { HotelTariff, Cancellation } from '@tiquete/contracts';
import { useMessages, formatInstantLocal, formatMoney } from '@tiquete/platform';
import { CheckIcon, css, Disclosure, type Theme } from '@tiquete/ui';
import { cancellationLines, type CancellationLine } from './cancellationLines';

/** Cancellation terms in sentences. The first is always visible; the others and the hotel's comments expand. */
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
        <Disclosure summary={t('detail.tariff.comments')} css={comments}>
          <p>{rate_comments}</p>
        </Disclosure>
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
    height: 1lh;
  }
  [data-good] {
    color: ${theme.vars.palette.success.main};
    font-weight: ${theme.weight.strong};
  }
`;
const comments = css`
  > p {
    white-space: pre-line;
  }
`;

/** Cancellation terms as sentences, in the hotel's local time. */
function useCancellationWords(cancellation: Cancellation): string[] {
  const t = useMessages('hotels');
  const say = (line: CancellationLine): string => {
    if (line.kind === 'freeUntil')
      return t('detail.cancel.freeUntil', formatInstantLocal(line.until));
    if (line.kind !== 'costs') return t(`detail.cancel.${line.kind}`);
    const what = line.isAll
      ? t('detail.cancel.all', { amount: formatMoney(line.amount) })
      : formatMoney(line.amount);
    if (line.isAfterFree) return t('detail.cancel.then', { what });
    if (line.from === null) return t('detail.cancel.now', { what });
    return t('detail.cancel.from', { what, ...formatInstantLocal(line.from) });
  };
  return cancellationLines(cancellation).map(say);
}
