import { css, type Theme } from '@emotion/react';
import { scaleBar } from './scaleBar';

const LONGEST_PX = 96;

const inWords = (metres: number) => (metres < 1000 ? `${metres} m` : `${metres / 1000} km`);
export function MapScale({ metresPerPixel }: { metresPerPixel: number }) {
  const { metres, pixels } = scaleBar(metresPerPixel, LONGEST_PX);
  return (
    <span css={bar} style={{ width: pixels }}>
      {inWords(metres)}
    </span>
  );
}
const bar = (theme: Theme) => css`
  ${theme.type.small}
  position: absolute;
  inset: auto ${theme.spacing(3)} ${theme.spacing(2)} auto;
  border: 1.5px solid ${theme.vars.palette.text.secondary};
  border-top: 0;
  text-align: center;
  white-space: nowrap;
  color: ${theme.vars.palette.text.primary};
  pointer-events: none;
`;
