import { useState, type ReactNode } from 'react';
import { useLazyMessages } from '@tiquete/platform';
import { Button, css, Sheet, type Theme } from '@tiquete/ui';
import { comparedRows, type ComparisonRow } from './comparisonRow';
import { ComparisonTable } from './ComparisonTable';
import { COMPARISON, comparisonWords } from './comparisonWords';
import { LEAST_COMPARED, MOST_COMPARED, type Comparison } from './useComparison';

export interface CompareBarProps<Item> {
  comparison: Comparison<Item>;
  keyOf: (item: Item) => string;
  /** Name of an item for screen readers. */
  nameOf: (item: Item) => string;
  /** Head of an item's column. */
  headOf: (item: Item) => ReactNode;
  rows: readonly ComparisonRow<Item>[];
  /** Link to an item, below its column. It must call `close`, which closes the table. */
  actionOf: (item: Item, close: () => void) => ReactNode;
}
/** Bar with the number of chosen items, and the table of two to four items. */
export function CompareBar<Item>({
  comparison,
  keyOf,
  nameOf,
  headOf,
  rows,
  actionOf,
}: CompareBarProps<Item>) {
  const t = useLazyMessages(COMPARISON, comparisonWords);
  const [isOpen, setOpen] = useState(false);
  const { chosen, isFull, toggle, clear } = comparison;
  const canCompare = chosen.length >= LEAST_COMPARED;
  if (chosen.length === 0) return null;
  const close = () => setOpen(false);
  const remove = (item: Item) => {
    if (chosen.length <= LEAST_COMPARED) close();
    toggle(item);
  };
  const columns = chosen.map((item) => ({
    key: keyOf(item),
    name: nameOf(item),
    head: headOf(item),
    action: actionOf(item, close),
    onRemove: () => remove(item),
  }));
  return (
    <section aria-label={t('bar')} css={bar}>
      <p role="status">
        {!canCompare && t('one')}
        {isFull && t('full', { count: MOST_COMPARED })}
      </p>
      <Button variant="ghost" size="s" onClick={clear}>
        {t('clear')}
      </Button>
      <Button size="s" disabled={!canCompare} aria-expanded={isOpen} onClick={() => setOpen(true)}>
        {t('open', { count: chosen.length })}
      </Button>
      <Sheet open={isOpen} onClose={close} title={t('title')} wide>
        <ComparisonTable columns={columns} rows={comparedRows(chosen, rows)} />
      </Sheet>
    </section>
  );
}
/** At the bottom of the window, however short the list is. */
const bar = (theme: Theme) => css`
  position: fixed;
  inset: auto ${theme.spacing(4)} calc(${theme.spacing(4)} + env(safe-area-inset-bottom));
  z-index: 3;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(1)} ${theme.spacing(2)};
  align-items: center;
  justify-content: center;
  width: fit-content;
  margin-inline: auto;
  padding: ${theme.spacing(2)};
  ${theme.surface}
  box-shadow: ${theme.vars.shadow};
  > p {
    ${theme.type.small}
    flex-basis: 100%;
    padding-inline: ${theme.spacing(2)};
    text-align: center;
    ${theme.up(600)} {
      flex-basis: auto;
    }
  }
  > p:empty {
    display: none;
  }
`;
