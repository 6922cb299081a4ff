import { useEffect } from 'react';
import {
  searchSectionChanged,
  selectSearchSection,
  useDispatch,
  useSelector,
} from '@tiquete/platform';
import { css, Sheet } from '@tiquete/ui';
import { useSearchProductWords, type SearchFormProps } from '../searchProduct';
import { LazySearchForm } from './lazySearchForm';
import { SearchLine } from './SearchLine';

interface SearchDrawerProps extends SearchFormProps {
  /** See `SearchPill`. */
  isTitle?: boolean;
}
/** Search on a phone: a button that opens the form over the page. */
export function SearchDrawer({ isTitle, ...props }: SearchDrawerProps) {
  const t = useSearchProductWords();
  const dispatch = useDispatch();
  const { openFormMobile } = useSelector(selectSearchSection);
  const setOpen = (isOpen: boolean) => dispatch(searchSectionChanged({ openFormMobile: isOpen }));
  useEffect(() => () => void dispatch(searchSectionChanged({ openFormMobile: false })), [dispatch]);
  return (
    <>
      <SearchLine
        draft={props.initial}
        isOpen={openFormMobile}
        onOpen={() => setOpen(true)}
        isTitle={isTitle}
      />
      <Sheet open={openFormMobile} onClose={() => setOpen(false)} title={t('search.title')}>
        <div css={tall}>
          <LazySearchForm
            {...props}
            startsInFirstField
            onSubmit={(query) => {
              setOpen(false);
              props.onSubmit(query);
            }}
          />
        </div>
      </Sheet>
    </>
  );
}
/** Almost the full height, so that the list of places has room below its field. */
const tall = css`
  min-height: 74dvh;
`;
