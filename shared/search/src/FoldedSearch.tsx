import type { ReactNode } from 'react';
import {
  searchSectionChanged,
  selectConfig,
  selectSearchSection,
  useDispatch,
  useSelector,
} from '@tiquete/platform';
import { Button, css, type Theme } from '@tiquete/ui';
import { panel } from './pageFrame';

export interface FoldedSearchProps {
  words: { summary: string; fold: string };
  /** The form over the page of a phone. */
  drawer: () => ReactNode;
  /** The search on one line. */
  line: (unfold: () => void) => ReactNode;
  form: (fold: () => void) => ReactNode;
}
/** The search on one line; it unfolds into the form, over the page on a phone. */
export function FoldedSearch({ words, drawer, line, form }: FoldedSearchProps) {
  const dispatch = useDispatch();
  const { isMobile } = useSelector(selectConfig);
  const { showSearchSection } = useSelector(selectSearchSection);
  const unfold = (isOpen: boolean) =>
    dispatch(searchSectionChanged({ showSearchSection: isOpen, showShortSearchSection: !isOpen }));
  if (isMobile) return drawer();
  if (!showSearchSection) return line(() => unfold(true));
  return (
    <section css={panel} aria-label={words.summary}>
      {form(() => unfold(false))}
      <div css={foldRow}>
        <Button variant="ghost" size="s" onClick={() => unfold(false)}>
          {words.fold}
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
