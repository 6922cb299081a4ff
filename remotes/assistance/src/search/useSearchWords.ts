import { coverDays, type CoverDates } from '@tiquete/domain/searches/assistance';
import { formatDay, formatDayYear, useMessages } from '@tiquete/platform';

/** Formats a search: `10 mar. – 20 mar.`, `11 días`, `3 viajeros (70, 42 y 8 años)`. */
export function useSearchWords() {
  const t = useMessages('assistance');
  const days = (count: number) => t('search.days', { count });
  return {
    dates: ({ start, end }: CoverDates) => {
      // A cover of a year needs years: without them its last day looks earlier than its first.
      const format = start.slice(0, 4) === end.slice(0, 4) ? formatDay : formatDayYear;
      return t('search.range', { start: format(start), end: format(end) });
    },
    days,
    length: (months: number) =>
      months === 12 ? t('search.year') : t('search.months', { count: months }),
    cover: (dates: CoverDates) => days(coverDays(dates)),
    age: (age: number) => (age === 0 ? t('search.ageUnderOne') : t('search.age', { count: age })),
    travelers: (ages: readonly (number | null)[]) => {
      const known = ages.filter((age) => age !== null);
      const count = t('search.travelersCount', { count: ages.length });
      if (known.length < ages.length) return count;
      return t('search.withAges', {
        travelers: count,
        ages: known.join(', '),
        count: known.at(-1),
      });
    },
  };
}
