import type { ReactNode } from 'react';
import { Button, Chip, css, type Theme } from '@tiquete/ui';
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
  if (active.length === 0 && !children) return null;
  return (
    <ul css={row} aria-label={t('results.activeFilters')}>
      {children && <li>{children}</li>}
      {active.map(({ key, label, without }) => (
        <li key={key}>
          <Chip label={label} onRemove={() => onChange(without)} />
        </li>
      ))}
      {active.length > 0 && (
        <li>
          <Button variant="ghost" size="s" onClick={() => onChange(none)}>
            {t('results.clearAll')}
          </Button>
        </li>
      )}
    </ul>
  );
}
/** One line to swipe on a phone; the padding keeps the focus rings whole. */
const row = (theme: Theme) => css`
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
