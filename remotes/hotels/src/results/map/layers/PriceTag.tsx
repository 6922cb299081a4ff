import { memo } from 'react';
import { css, type MapPixel, type Theme } from '@tiquete/ui';
import { TAG_HEIGHT } from '../geometry/placeTags';

export interface PriceTagProps {
  hotelCode: string;
  at: MapPixel;
  text: string;
  /** Accessible name: `text`, then hotel and full price. */
  label: string;
  /** True for the tag that Tab moves to. */
  isStop: boolean;
  isActive: boolean;
  isSelected: boolean;
  onActive: (hotelCode: string | null) => void;
  onSelect: (hotelCode: string) => void;
}
export const PriceTag = memo(function PriceTag({
  hotelCode,
  at,
  text,
  label,
  isStop,
  isActive,
  isSelected,
  onActive,
  onSelect,
}: PriceTagProps) {
  return (
    <button
      type="button"
      data-hotel={hotelCode}
      data-active={isActive || isSelected || undefined}
      aria-label={label}
      aria-pressed={isSelected}
      tabIndex={isStop ? 0 : -1}
      onClick={() => onSelect(hotelCode)}
      onDoubleClick={(event) => event.stopPropagation()}
      onPointerEnter={() => onActive(hotelCode)}
      onPointerLeave={() => onActive(null)}
      onFocus={() => onActive(hotelCode)}
      onBlur={() => onActive(null)}
      css={tag}
      style={{
        transform: `translate(${Math.round(at[0])}px, ${Math.round(at[1])}px) translate(-50%, -100%)`,
      }}
    >
      <span>{text}</span>
    </button>
  );
});
/** Size in pixels of a touch target. */
const TARGET = 44;
const AROUND = (TARGET - (TAG_HEIGHT - 4)) / 2;
/** The tip of the tag is at the place. Invisible padding makes the touch target 44 px. */
const tag = (theme: Theme) => css`
  position: absolute;
  top: 0;
  left: 0;
  min-width: ${TARGET}px;
  height: ${TARGET}px;
  margin-top: ${AROUND - 4}px;
  padding: ${AROUND}px 4px;
  border: 0;
  background: none;
  > span {
    ${theme.type.small}
    position: relative;
    display: grid;
    place-items: center;
    height: 100%;
    padding: 0 ${theme.spacing(3)};
    border: 1px solid ${theme.vars.palette.outline};
    border-radius: ${theme.vars.radius.pill};
    background: ${theme.vars.palette.background.paper};
    color: ${theme.vars.palette.text.primary};
    font-weight: ${theme.weight.bold};
    white-space: nowrap;
  }
  > span::after {
    content: '';
    position: absolute;
    top: 100%;
    left: 50%;
    width: 7px;
    height: 7px;
    margin: -4px 0 0 -4px;
    border: solid ${theme.vars.palette.outline};
    border-width: 0 1px 1px 0;
    background: inherit;
    rotate: 45deg;
  }
  &[data-active] {
    z-index: 1;
    > span {
      background: ${theme.vars.palette.primary.main};
      border-color: ${theme.vars.palette.primary.edge};
      color: ${theme.vars.palette.primary.contrastText};
    }
    > span::after {
      border-color: ${theme.vars.palette.primary.edge};
    }
  }
  &:focus-visible {
    outline: none;
    > span {
      outline: 2px solid ${theme.vars.palette.primary.text};
      outline-offset: 2px;
    }
  }
`;
