import { useBoot, useMessages } from '@tiquete/platform';
import { CalendarIcon, EmptyState, LinkButton } from '@tiquete/ui';
import { homePath } from '../booking/homePath';
import type { BookingFilter } from '../urls';

const WORDS = { upcoming: 'noUpcoming', past: 'noPast', cancelled: 'noCancelled' } as const satisfies Record<BookingFilter, string>;

/** There are bookings, but none under this filter. */
export function NoneShown({ filter }: { filter: BookingFilter }) {
  const t = useMessages('my-bookings');
  const { remotes } = useBoot();
  const words = WORDS[filter];
  const search = <LinkButton to={homePath(remotes)}>{t('list.search')}</LinkButton>;
  return (
    <EmptyState icon={<CalendarIcon />} title={t(`list.${words}`)} actions={filter === 'upcoming' ? search : undefined}>
      <p>{t(`list.${words}Text`)}</p>
    </EmptyState>
  );
}
