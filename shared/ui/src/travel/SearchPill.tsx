import { css } from '@emotion/react';
import { SearchIcon } from '../icons';
import { theme } from '../theme/theme';

interface SearchPillProps {
  /** Destination of the search. */
  title: string;
  /** Dates and travellers of the search. */
  detail: string;
  /** Label of the action, shown where there is space. */
  action: string;
  isOpen: boolean;
  onOpen: () => void;
  /** True: on a phone it is the title in the header of the shell, in the place of the logo. */
  isTitle?: boolean;
}
/** A search as one line. Pressing it opens the form. */
export function SearchPill({ title, detail, action, isOpen, onOpen, isTitle }: SearchPillProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onOpen}
      data-title={isTitle || undefined}
      css={[pill, isTitle && inHeader]}
    >
      <SearchIcon size={20} aria-hidden />
      <span>
        <strong>{title}</strong>
        <small>{detail}</small>
      </span>
      <em>{action}</em>
    </button>
  );
}
const pill = css`
  display: flex;
  align-items: center;
  gap: ${theme.spacing(3)};
  width: 100%;
  min-height: 56px;
  padding: ${theme.spacing(2)} ${theme.spacing(5)};
  text-align: start;
  color: ${theme.vars.palette.text.primary};
  background: ${theme.vars.palette.background.paper};
  border: 1px solid transparent;
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
    ${theme.type.small} color: ${theme.vars.palette.text.secondary};
  }
  em {
    display: none;
    font-style: normal;
    font-weight: ${theme.weight.strong};
    color: ${theme.vars.palette.primary.text};
  }
  ${theme.up(768)} {
    em {
      display: block;
    }
  }
`;
/** Beside the menu button, in the bar of 56 px. `Header` of the shell then hides the logo. */
const inHeader = css`
  @media (width < 600px) {
    position: fixed;
    inset: 6px calc(${theme.spacing(5)} + 44px) auto ${theme.spacing(4)};
    z-index: 21;
    width: auto;
    min-height: 44px;
    padding: 2px ${theme.spacing(4)};
    border-color: transparent;
    background: ${theme.vars.palette.background.subtle};
    box-shadow: none;
    line-height: 1.3;
  }
`;
