import { css } from '@emotion/react';
import { CloseIcon } from '../icons';
import { words } from '../messages/es';
import { theme } from '../theme/theme';

interface ChipProps {
  label: string;
  /** A chip that can only be removed; the whole chip is the button. */
  onRemove?: () => void;
  selected?: boolean;
  onClick?: () => void;
}
/** A toggle (`onClick`), or a choice that can be removed (`onRemove`). */
export function Chip({ label, onRemove, selected, onClick }: ChipProps) {
  if (onRemove) {
    return (
      <button
        type="button"
        aria-label={words.remove(label)}
        onClick={onRemove}
        css={[chip, removable]}
      >
        {label}
        <CloseIcon size={16} />
      </button>
    );
  }
  if (!onClick) return <span css={[chip, selected && on]}>{label}</span>;
  return (
    <button
      type="button"
      aria-pressed={selected ?? false}
      onClick={onClick}
      css={[chip, selected && on]}
    >
      {label}
    </button>
  );
}
const chip = css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.spacing(2)};
  min-height: 44px;
  padding: 0 ${theme.spacing(4)};
  border: 1px solid transparent;
  border-radius: ${theme.vars.radius.pill};
  background: ${theme.vars.palette.background.subtle};
  color: ${theme.vars.palette.text.primary};
  white-space: nowrap;
  transition: transform ${theme.motion};
  &:is(button):active {
    transform: scale(0.97);
  }
  @media (hover: hover) {
    &:is(button):hover {
      background: ${theme.vars.palette.divider};
    }
  }
  ${theme.focusRing}
`;
/** Chosen: filled, as a checked box is. */
const on = css`
  &,
  &:is(button):hover {
    background: ${theme.vars.palette.primary.text};
    color: ${theme.vars.palette.background.paper};
  }
`;
const removable = css`
  &,
  &:is(button):hover {
    background: ${theme.vars.palette.primary.soft};
    color: ${theme.vars.palette.primary.text};
  }
  font-weight: ${theme.weight.strong};
`;
