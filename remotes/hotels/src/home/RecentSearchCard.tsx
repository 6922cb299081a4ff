import { Link, useMessages } from '@tiquete/platform';
import { css, Picture, type Theme } from '@tiquete/ui';
import { useSearchWords } from '../search/useSearchWords';
import type { RecentSearch } from '../state/hotelState';
import { fromRecentSearch } from '../state/recentSearches';
import { resultsUrl } from '../urls';

/** One link that repeats the search. */
export function RecentSearchCard({ search }: { search: RecentSearch }) {
  const t = useMessages('hotels');
  const words = useSearchWords();
  const dates = t('search.range', { start: search.checkInLabel, end: search.checkOutLabel });
  return (
    <Link to={resultsUrl(fromRecentSearch(search))} css={card}>
      <Picture src={search.image} alt="" ratio="1 / 1" widths={[320]} sizes="88px" />
      <span>
        <strong>{search.destination_name}</strong>
        <span>{dates}</span>
        <span>{words.guests(search.rooms)}</span>
      </span>
    </Link>
  );
}
const card = (theme: Theme) => css`
  display: grid;
  grid-template-columns: 88px 1fr;
  align-items: center;
  gap: ${theme.spacing(4)};
  height: 100%;
  padding: ${theme.spacing(2)};
  color: ${theme.vars.palette.text.secondary};
  text-decoration: none;
  background: ${theme.vars.palette.background.paper};
  border: 1px solid ${theme.vars.palette.divider};
  border-radius: ${theme.vars.radius.l};
  overflow: hidden;
  ${theme.focusRing}
  > :first-child {
    border-radius: ${theme.vars.radius.m};
    overflow: hidden;
  }
  > span {
    display: grid;
    min-width: 0;
  }
  strong {
    ${theme.type.h3}
    color: ${theme.vars.palette.text.primary};
  }
  &:hover strong {
    text-decoration: underline;
  }
`;
