import { lazy, Suspense, useState } from 'react';
import { useLazyMessages } from '@tiquete/platform';
import { Button, css, Sheet, Skeleton, type Theme } from '@tiquete/ui';
import { comparedRows, type ComparisonRow } from './comparisonRow';
import { COMPARISON, comparisonWords } from './comparisonWords';
import { LEAST_COMPARED, MOST_COMPARED, type Comparison } from './useComparison';

/** The table comes when it is opened: a page of results does not carry it. */
const loadTable = () => import(/* webpackChunkName: "comparison" */ './ComparisonTable');
const ComparisonTable = lazy(async () => ({ default: (await loadTable()).ComparisonTable }));

export interface CompareBarProps<Item> {
  comparison: Comparison<Item>;
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  rows: readonly ComparisonRow<Item>[];
}
/** How many were chosen, over the end of the list, and the table of two to four of them. */
export function CompareBar<Item>({ comparison, keyOf, nameOf, rows }: CompareBarProps<Item>) {
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
      <Button
        size="s"
        disabled={!canCompare}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void loadTable().catch(() => undefined)}
      >
        {t('open', { count: chosen.length })}
      </Button>
      <Sheet open={isOpen} onClose={close} title={t('title')} wide>
        <Suspense fallback={<Skeleton height={320} radius={20} />}>
          <ComparisonTable columns={columns} rows={comparedRows(chosen, rows)} />
        </Suspense>
      </Sheet>
    </section>
  );
}
const bar = (theme: Theme) => css`
  position: sticky;
  bottom: ${theme.spacing(4)};
  z-index: 3;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)} ${theme.spacing(3)};
  align-items: center;
  justify-content: flex-end;
  padding: ${theme.spacing(3)} ${theme.spacing(4)};
  background: ${theme.vars.palette.background.paper};
  border: 1px solid ${theme.vars.palette.divider};
  border-radius: ${theme.vars.radius.l};
  box-shadow: ${theme.vars.shadow};
  > p {
    ${theme.type.small}
    flex: 1 1 auto;
  }
`;
