import { useMessages } from '@tiquete/platform';
import { css, SearchIcon, type Theme } from '@tiquete/ui';
import type { SearchDraft } from './hotelQuery';
import { useSearchWords } from './useSearchWords';

export interface SearchLineProps {
  draft: SearchDraft;
  isOpen: boolean;
  onOpen: () => void;
}
/** The whole search on one line: a pill that opens the form. */
export function SearchLine({ draft, isOpen, onOpen }: SearchLineProps) {
  const t = useMessages('hotels');
  const words = useSearchWords();
  return (
    <button type="button" aria-expanded={isOpen} onClick={onOpen} css={pill}>
      <SearchIcon size={20} aria-hidden />
      <span>
        <strong>{draft.destination?.name ?? t('search.destinationPlaceholder')}</strong>
        <small>
          {draft.dates ? words.dates(draft.dates) : t('search.datesPlaceholder')} · {words.guests(draft.rooms)}
        </small>
      </span>
      <em>{t('search.change')}</em>
    </button>
  );
}
const pill = (theme: Theme) => css`
  display: flex;
  align-items: center;
  gap: ${theme.spacing(3)};
  width: 100%;
  min-height: 56px;
  padding: ${theme.spacing(2)} ${theme.spacing(5)};
  text-align: start;
  color: ${theme.vars.palette.text.primary};
  background: ${theme.vars.palette.background.paper};
  border: 1px solid ${theme.vars.palette.divider};
  border-radius: ${theme.vars.radius.pill};
  box-shadow: ${theme.vars.shadow};
  ${theme.focusRing}
  > svg {
    flex: none;
    color: ${theme.vars.palette.primary.text};
  }
  > span {
    flex: 1;
    min-width: 0;
    display: grid;
  }
  strong,
  small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    ${theme.type.small}
    color: ${theme.vars.palette.text.secondary};
  }
  em {
    display: none;
    font-style: normal;
    font-weight: 600;
    color: ${theme.vars.palette.primary.text};
  }
  ${theme.up(768)} {
    em {
      display: block;
    }
  }
`;
