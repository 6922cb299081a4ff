import { useMemo } from 'react';
import { today, useLocation, useMessages } from '@tiquete/platform';
import { Notice, VisuallyHidden, WindowedList } from '@tiquete/ui';
import type { FoundBookings as Found } from '../api';
import { useVerticalParts } from '../booking/useVerticalParts';
import type { BookingFilter } from '../urls';
import { BookingRow } from './BookingRow';
import { FilterChips } from './FilterChips';
import { groupBookings } from './groupBookings';
import { NoneShown } from './NoneShown';

/** Pixels of a row before it is measured. */
const ESTIMATED_HEIGHT = 220;

export function FoundBookings({ found, filter }: { found: Found; filter: BookingFilter }) {
  const t = useMessages('my-bookings');
  const { key } = useLocation();
  const { bookings, total } = found;
  const groups = useMemo(() => groupBookings(bookings, today()), [bookings]);
  const parts = useVerticalParts('booking-card', bookings.map(({ product }) => product));
  const shown = groups[filter];
  return (
    <>
      <FilterChips groups={groups} filter={filter}>
        <p role="status"><VisuallyHidden>{t('list.shown', { count: shown.length })}</VisuallyHidden></p>
      </FilterChips>
      {total > bookings.length && <Notice kind="info" text={t('list.cut', { count: bookings.length, total })} />}
      {shown.length === 0 && <NoneShown filter={filter} />}
      {shown.length > 0 && (
        <WindowedList
          label={t(`list.${filter}`)}
          items={shown}
          estimateHeight={ESTIMATED_HEIGHT}
          restoreKey={key}
          getKey={({ id }) => id}
          renderItem={(booking) => <BookingRow booking={booking} part={parts.get(booking.product)} />}
        />
      )}
    </>
  );
}
