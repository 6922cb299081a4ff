import { memo } from 'react';
import { css, type Theme } from '@tiquete/ui';
import type { Pixel } from '../geometry/mapView';
import { TAG_HEIGHT } from '../geometry/placeTags';

export interface PriceTagProps {
  hotelCode: string;
  at: Pixel;
  text: string;
  /** Hotel and price in full, read aloud. */
  label: string;
  /** Where the keyboard enters the prices. */
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
      {text}
    </button>
  );
});
/** The tip of the tag is the place; the invisible edge makes 44 px for a thumb. */
const tag = (theme: Theme) => css`
  ${theme.type.small}
  position: absolute;
  top: 0;
  left: 0;
  height: ${TAG_HEIGHT - 4}px;
  margin-top: -4px;
  padding: 0 ${theme.spacing(2.5)};
  border: 1px solid ${theme.vars.palette.outline};
  border-radius: ${theme.vars.radius.pill};
  background: ${theme.vars.palette.background.paper};
  color: ${theme.vars.palette.text.primary};
  font-weight: 700;
  white-space: nowrap;
  &::before {
    content: '';
    position: absolute;
    inset: -9px -4px;
  }
  &::after {
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
    background: ${theme.vars.palette.primary.main};
    border-color: ${theme.vars.palette.primary.edge};
    color: ${theme.vars.palette.primary.contrastText};
    &::after {
      border-color: ${theme.vars.palette.primary.edge};
    }
  }
  ${theme.focusRing}
`;
