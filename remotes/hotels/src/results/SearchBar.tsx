import { searchSectionChanged, selectConfig, selectSearchSection, useDispatch, useMessages, useNavigate, useSelector } from '@tiquete/platform';
import { Button, css, type Theme } from '@tiquete/ui';
import { toDraft, type HotelQuery } from '../search/hotelQuery';
import { SearchDrawer } from '../search/SearchDrawer';
import { SearchForm } from '../search/SearchForm';
import { SearchLine } from '../search/SearchLine';
import { queryKey, resultsUrl } from '../urls';
import { panel } from './pageFrame';
import { useResultsStart } from './useResultsStart';

export interface SearchBarProps {
  query: HotelQuery;
  /** Where a new search goes; the results unless said. */
  toUrl?: (query: HotelQuery) => string;
}
/** The search on one line; it unfolds into the form, over the page on a phone. */
export function SearchBar({ query, toUrl = resultsUrl }: SearchBarProps) {
  const t = useMessages('hotels');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { isMobile } = useSelector(selectConfig);
  const { showSearchSection } = useSelector(selectSearchSection);
  const unfold = (isOpen: boolean) => dispatch(searchSectionChanged({ showSearchSection: isOpen, showShortSearchSection: !isOpen }));
  const draft = toDraft(query);
  const showResults = useResultsStart(queryKey(query));
  const onSubmit = (next: HotelQuery) => {
    unfold(false);
    showResults();
    void navigate(toUrl(next));
  };
  if (isMobile) return <SearchDrawer initial={draft} onSubmit={onSubmit} />;
  if (!showSearchSection) return <SearchLine draft={draft} isOpen={false} onOpen={() => unfold(true)} />;
  return (
    <section css={panel} aria-label={t('search.summary')}>
      <SearchForm initial={draft} onSubmit={onSubmit} />
      <div css={foldRow}>
        <Button variant="ghost" size="s" onClick={() => unfold(false)}>
          {t('search.fold')}
        </Button>
      </div>
    </section>
  );
}
const foldRow = (theme: Theme) => css`
  display: flex;
  justify-content: flex-end;
  margin-top: ${theme.spacing(2)};
`;
