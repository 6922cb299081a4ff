import { useEffect, useRef, type ReactNode } from 'react';
import { Button, Chip, css, keepFocus, type Theme } from '@tiquete/ui';
import { useSearchProductWords } from '../searchProduct';

/** One value that narrows. */
export interface ActiveFilter<Filters> {
  key: string;
  label: string;
  /** The filters without it. */
  without: Filters;
}
export interface FilterChipsProps<Filters> {
  active: ActiveFilter<Filters>[];
  /** What is left when all are dropped. */
  none: Filters;
  onChange: (filters: Filters) => void;
  /** A choice that stands before the filters made. */
  children?: ReactNode;
}
export function FilterChips<Filters>({
  active,
  none,
  onChange,
  children,
}: FilterChipsProps<Filters>) {
  const t = useSearchProductWords();
  const { row, press } = useChipFocus(active.length);
  if (active.length === 0 && !children) return null;
  return (
    <ul ref={row} css={chips} aria-label={t('results.activeFilters')}>
      {children && <li>{children}</li>}
      {active.map(({ key, label, without }, index) => (
        <li key={key}>
          <Chip
            label={label}
            onRemove={() => {
              press(index + (children ? 1 : 0));
              onChange(without);
            }}
          />
        </li>
      ))}
      {active.length > 0 && (
        <li>
          <Button
            variant="ghost"
            size="s"
            onClick={() => {
              press(0);
              onChange(none);
            }}
          >
            {t('results.clearAll')}
          </Button>
        </li>
      )}
    </ul>
  );
}
/** A chip goes with its press: the one that takes its place gets the focus, else the first of the row, else the page's heading. */
function useChipFocus(count: number) {
  const row = useRef<HTMLUListElement>(null);
  const pressed = useRef<number | null>(null);
  useEffect(() => {
    const index = pressed.current;
    pressed.current = null;
    if (index === null) return;
    const next = row.current?.children[index] ?? row.current;
    keepFocus(next?.querySelector('button'));
  }, [count]);
  return {
    row,
    press: (index: number) => {
      pressed.current = index;
    },
  };
}
/** One line to swipe on a phone; the padding keeps the focus rings whole. */
const chips = (theme: Theme) => css`
  display: flex;
  gap: ${theme.spacing(2)};
  margin: -6px;
  padding: 6px;
  overflow-x: auto;
  scrollbar-width: none;
  > li {
    flex: none;
  }
  white-space: nowrap;
  ${theme.up(900)} {
    flex-wrap: wrap;
  }
`;
