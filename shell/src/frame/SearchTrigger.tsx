import { searchSectionChanged, useDispatch, useMessages } from '@tiquete/platform';
import { css, IconButton, SearchIcon, type Theme } from '@tiquete/ui';

/** Opens the search drawer on a phone; the page renders the drawer. */
export function SearchTrigger() {
  const t = useMessages('shell');
  const dispatch = useDispatch();
  return (
    <div css={phoneOnly}>
      <IconButton
        label={t('header.search')}
        icon={<SearchIcon size={20} aria-hidden />}
        onClick={() => dispatch(searchSectionChanged({ openFormMobile: true }))}
      />
    </div>
  );
}
const phoneOnly = (theme: Theme) => css`
  ${theme.up(600)} {
    display: none;
  }
`;
