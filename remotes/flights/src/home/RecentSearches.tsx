import { Link, today, useMessages, useSelector } from '@tiquete/platform';
import { Carousel, css, type Theme } from '@tiquete/ui';
import { toDraft } from '../search/flightQuery';
import { useSearchWords } from '../search/useSearchWords';
import { selectRecentSearches } from '../state/slice';
import { queryKey, resultsUrl } from '../urls';
import { sectionTitle } from './sectionTitle';

/** Searches whose days have not gone by, each one link that repeats it; nothing at all for a first visit. */
export function RecentSearches() {
  const t = useMessages('flights');
  const words = useSearchWords();
  const recent = useSelector(selectRecentSearches);
  const firstDay = today();
  const open = recent.filter(({ dates }) => dates.start >= firstDay);
  if (open.length === 0) return null;
  return (
    <section>
      <h2 css={sectionTitle}>{t('home.recent')}</h2>
      <Carousel label={t('home.recent')}>
        {open.map(({ query }) => {
          const draft = toDraft(query);
          return (
            <Link key={queryKey(query)} to={resultsUrl(query)} css={card}>
              <strong>{words.route(draft)}</strong>
              <span>
                {words.dates(draft)} · {words.trip(query.tripType)}
              </span>
              <span>{words.each(draft)}</span>
            </Link>
          );
        })}
      </Carousel>
    </section>
  );
}
const card = (theme: Theme) => css`
  display: grid;
  align-content: center;
  height: 100%;
  padding: ${theme.spacing(4)};
  color: ${theme.vars.palette.text.secondary};
  text-decoration: none;
  background: ${theme.vars.palette.background.paper};
  border: 1px solid ${theme.vars.palette.divider};
  border-radius: ${theme.vars.radius.l};
  ${theme.focusRing}
  strong {
    ${theme.type.h3}
    color: ${theme.vars.palette.text.primary};
  }
  &:hover strong {
    text-decoration: underline;
  }
`;
