import { css, type MapPoint, type MapSight, type Theme } from '@tiquete/ui';

interface HotelDotsProps {
  places: readonly MapPoint[];
  sight: MapSight;
  isFaint?: boolean;
}
/** Dots of all places in one SVG path, so that a thousand hotels are one node. */
export function HotelDots({ places, sight: { size, toPixel }, isFaint = false }: HotelDotsProps) {
  const dots = places
    .map(toPixel)
    .filter(([x, y]) => x > -8 && y > -8 && x < size.width + 8 && y < size.height + 8)
    .map((dot) => dot.map((value) => Math.round(value * 10) / 10).join(' '));
  return (
    <svg aria-hidden width={size.width} height={size.height} css={layer}>
      <g opacity={isFaint ? 0.45 : 1}>
        <path d={dots.map((dot) => `M${dot}h0`).join('')} css={halo} />
        <path d={dots.map((dot) => `M${dot}h0`).join('')} css={path} />
      </g>
    </svg>
  );
}
const layer = css`
  position: absolute;
  inset: 0;
  max-width: none;
`;
const halo = (theme: Theme) => css`
  fill: none;
  stroke: ${theme.vars.palette.background.paper};
  stroke-width: 11px;
  stroke-linecap: round;
`;
const path = (theme: Theme) => css`
  fill: none;
  stroke: ${theme.vars.palette.primary.edge};
  stroke-width: 8px;
  stroke-linecap: round;
`;
