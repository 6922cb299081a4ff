import { today, useMessages, useSelector } from '@tiquete/platform';
import { Carousel } from '@tiquete/ui';
import { selectRecentSearches } from '../state/slice';
import { RecentSearchCard } from './RecentSearchCard';
import { sectionTitle } from './sectionTitle';

/** Searches whose days have not gone by; nothing at all for a first visit. */
export function RecentSearches() {
  const t = useMessages('hotels');
  const recent = useSelector(selectRecentSearches);
  const firstDay = today();
  const open = recent.filter(({ dates }) => dates.start >= firstDay);
  if (open.length === 0) return null;
  return (
    <section>
      <h2 css={sectionTitle}>{t('home.recent')}</h2>
      <Carousel label={t('home.recent')}>
        {open.map((search) => (
          <RecentSearchCard
            key={JSON.stringify([
              search.destination_code,
              search.dates,
              search.rooms,
              search.origin,
            ])}
            search={search}
          />
        ))}
      </Carousel>
    </section>
  );
}
