import type { ReactNode } from 'react';
import { useMessages, useNavigate } from '@tiquete/platform';
import { Chip, css, type Theme } from '@tiquete/ui';
import { BOOKING_FILTERS, listUrl, type BookingFilter } from '../urls';
import type { GroupedBookings } from './groupBookings';

export interface FilterChipsProps {
  groups: GroupedBookings;
  filter: BookingFilter;
  /** What is read aloud when the filter changes. */
  children: ReactNode;
}
export function FilterChips({ groups, filter, children }: FilterChipsProps) {
  const t = useMessages('my-bookings');
  const navigate = useNavigate();
  return (
    <div role="group" aria-label={t('list.filters')} css={chips}>
      {BOOKING_FILTERS.map((one) => (
        <Chip
          key={one}
          label={t('list.filter', { label: t(`list.${one}`), count: groups[one].length })}
          selected={one === filter}
          onClick={() => void navigate(listUrl(one), { replace: true })}
        />
      ))}
      {children}
    </div>
  );
}
const chips = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)};
`;
