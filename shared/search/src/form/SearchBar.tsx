import { useEffect, useRef } from 'react';
import {
  searchSectionChanged,
  selectConfig,
  selectSearchSection,
  useDispatch,
  useNavigate,
  useSelector,
} from '@tiquete/platform';
import { Button, css, type Theme } from '@tiquete/ui';
import { useSearchProduct, useSearchProductWords } from '../searchProduct';
import { LazySearchForm } from './lazySearchForm';
import { panel } from './pageFrame';
import { SearchDrawer } from './SearchDrawer';
import { SearchLine } from './SearchLine';

export interface SearchBarProps<Query> {
  query: Query;
  /** Address of a new search. Default: the results. */
  toUrl?(this: void, query: Query): string;
}
/** The search of a results page on one line. It unfolds into the form, over the page on a phone. */
export function SearchBar<Query>(props: SearchBarProps<Query>) {
  const { query, toUrl }: SearchBarProps<unknown> = props;
  const t = useSearchProductWords();
  const product = useSearchProduct();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { isMobile } = useSelector(selectConfig);
  const { showSearchSection, showShortSearchSection } = useSelector(selectSearchSection);
  const isUnfolded = showSearchSection && !showShortSearchSection;
  product.form.useFormAhead();
  const { keyOf } = product.search;
  const showResults = useResultsStart(keyOf(query));
  const { place, moveFocus } = useMovedFocus(isUnfolded);
  const unfold = (isOpen: boolean) => {
    moveFocus();
    dispatch(searchSectionChanged({ showSearchSection: isOpen, showShortSearchSection: !isOpen }));
  };
  const search = (next: unknown) => {
    showResults(keyOf(next));
    void navigate((toUrl ?? product.toUrl)(next));
  };
  const draft = product.toDraft(query);
  if (isMobile) return <SearchDrawer initial={draft} onSubmit={search} isTitle />;
  if (!isUnfolded)
    return (
      <div ref={place}>
        <SearchLine draft={draft} isOpen={false} onOpen={() => unfold(true)} isTitle />
      </div>
    );
  return (
    <section ref={place} tabIndex={-1} css={[panel, quiet]} aria-label={t('search.summary')}>
      <LazySearchForm
        initial={draft}
        onSubmit={(next) => {
          unfold(false);
          search(next);
        }}
      />
      <div css={foldRow}>
        <Button variant="ghost" size="s" onClick={() => unfold(false)}>
          {t('search.fold')}
        </Button>
      </div>
    </section>
  );
}
/** The two buttons that open and close the form replace each other. After a press, the focus moves to the new button. */
function useMovedFocus(isOpen: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const isExpected = useRef(false);
  useEffect(() => {
    if (!isExpected.current) return;
    isExpected.current = false;
    const next = isOpen ? place.current : place.current?.querySelector('button');
    next?.focus();
  }, [isOpen]);
  return {
    place,
    moveFocus: () => {
      isExpected.current = true;
    },
  };
}
/**
 * After a search from the results page itself, a new `key` scrolls to the top and focuses the heading. An unchanged search
 * shows the same results, without either. On going back, the shell restores both.
 */
function useResultsStart(key: string): (next: string) => void {
  const isExpected = useRef(false);
  useEffect(() => {
    if (!isExpected.current) return;
    isExpected.current = false;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [key]);
  return (next) => {
    isExpected.current = next !== key;
  };
}
const quiet = css`
  &:focus {
    outline: none;
  }
`;
const foldRow = (theme: Theme) => css`
  display: flex;
  justify-content: flex-end;
  margin-top: ${theme.spacing(2)};
`;
