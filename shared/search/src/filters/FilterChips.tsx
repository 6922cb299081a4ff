import { useEffect, useRef, type ReactNode } from 'react';
import { Button, Chip, css, keepFocus, type Theme } from '@tiquete/ui';
import { useSearchProductWords } from '../searchProduct';

/** One value of an active filter. */
export interface ActiveFilter<Filters> {
  key: string;
  label: string;
  /** The filters without this value. */
  without: Filters;
}
export interface FilterChipsProps<Filters> {
  active: ActiveFilter<Filters>[];
  /** The filters with nothing chosen. */
  none: Filters;
  onChange: (filters: Filters) => void;
  /** Chip of another choice, before the filters' chips. */
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
/** Moves the focus after a chip was removed: to the chip in its place, else to the first one, else to the page's heading. */
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
/** One line in the scrolling row of a narrow screen. */
const chips = (theme: Theme) => css`
  display: flex;
  gap: ${theme.spacing(2)};
  white-space: nowrap;
  ${theme.up(900)} {
    flex-wrap: wrap;
  }
`;
