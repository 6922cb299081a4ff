import { css } from '@emotion/react';
import { words } from '../messages/es';
import { theme } from '../theme/theme';

type Range = [number, number];
interface RangeSliderProps {
  label: string;
  min: number;
  max: number;
  step?: number;
  value: Range;
  onChange: (value: Range) => void;
  /** Formats a value, for display and for screen readers. */
  format: (value: number) => string;
}
/** Two native range inputs on one track. The lower value never exceeds the upper one. */
export function RangeSlider({
  label,
  min,
  max,
  step = 1,
  value: [low, high],
  onChange,
  format,
}: RangeSliderProps) {
  const span = Math.max(1, max - min);
  const ends = { left: `${((low - min) / span) * 100}%`, right: `${((max - high) / span) * 100}%` };
  const shared = { min, max, step, css: thumb } as const;
  return (
    <div role="group" aria-label={label}>
      <div css={track}>
        <span css={filled} style={ends} />
        <input
          {...shared}
          type="range"
          aria-label={words.from(label)}
          aria-valuetext={format(low)}
          value={low}
          onChange={(event) => onChange([Math.min(Number(event.currentTarget.value), high), high])}
          style={{ zIndex: low > min + span / 2 ? 1 : 0 }}
        />
        <input
          {...shared}
          type="range"
          aria-label={words.to(label)}
          aria-valuetext={format(high)}
          value={high}
          onChange={(event) => onChange([low, Math.max(Number(event.currentTarget.value), low)])}
        />
      </div>
      <div aria-hidden="true" css={values}>
        <span>{format(low)}</span>
        <span>{format(high)}</span>
      </div>
    </div>
  );
}
const { palette } = theme.vars;
/** A background that stays visible in forced-colours mode, which removes other backgrounds. */
const visible = (color: string) => css`
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: ${color};
  }
`;
const track = css`
  position: relative;
  height: 44px;
  margin-inline: 2px;
  &::before {
    content: '';
    position: absolute;
    inset: 20px 0;
    border-radius: 2px;
    background: ${palette.divider};
    ${visible('GrayText')}
  }
`;
const filled = css`
  position: absolute;
  top: 20px;
  bottom: 20px;
  border-radius: 2px;
  background: ${palette.primary.text};
  ${visible('Highlight')}
`;
const knob = `
  width: 28px;
  height: 28px;
  border: 2px solid ${palette.primary.text};
  border-radius: 50%;
  background: ${palette.background.paper};
  box-shadow: ${theme.vars.shadow};
  cursor: grab;
  pointer-events: auto;
`;
const thumb = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 44px;
  margin: 0;
  background: none;
  appearance: none;
  pointer-events: none;
  outline: none;
  &::-webkit-slider-thumb {
    appearance: none;
    ${knob}
  }
  &::-moz-range-thumb {
    box-sizing: border-box;
    ${knob}
  }
  &:focus-visible::-webkit-slider-thumb {
    outline: 2px solid ${palette.primary.text};
    outline-offset: 2px;
  }
  &:focus-visible::-moz-range-thumb {
    outline: 2px solid ${palette.primary.text};
    outline-offset: 2px;
  }
`;
const values = css`
  display: flex;
  justify-content: space-between;
  font-weight: ${theme.weight.strong};
  ${theme.type.small}
`;
