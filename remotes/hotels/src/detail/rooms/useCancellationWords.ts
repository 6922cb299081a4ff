import type { Cancellation } from '@tiquete/contracts';
import { formatInstantLocal, formatMoney, useMessages } from '@tiquete/platform';
import { cancellationLines, type CancellationLine } from './cancellationLines';

/** Cancellation terms as sentences, on the hotel's clock. */
export function useCancellationWords(cancellation: Cancellation): string[] {
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
