import type { ReactNode } from 'react';
import { useMessages } from '@tiquete/platform';
import { Button, Chip, css, type Theme } from '@tiquete/ui';
import type { ActiveFilter } from './activeFilters';
import { withoutFilters, type HotelFilters } from './hotelFilters';

export interface FilterChipsProps {
  active: ActiveFilter[];
  filters: HotelFilters;
  onChange: (filters: HotelFilters) => void;
  /** A choice that stands before the filters made. */
  children: ReactNode;
}
export function FilterChips({ active, filters, onChange, children }: FilterChipsProps) {
  const t = useMessages('hotels');
  return (
    <ul css={row} aria-label={t('results.activeFilters')}>
      <li>{children}</li>
      {active.map(({ key, label, without }) => (
        <li key={key}>
          <Chip label={label} onRemove={() => onChange(without)} />
        </li>
      ))}
      {active.length > 0 && (
        <li>
          <Button variant="ghost" size="s" onClick={() => onChange(withoutFilters(filters))}>
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
