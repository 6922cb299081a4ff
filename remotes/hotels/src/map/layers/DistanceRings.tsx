import { css, type MapPoint, type MapSight, type Theme } from '@tiquete/ui';
import { formatDistance } from '../geometry/formatDistance';

const RINGS_M = [500, 1000, 2000, 5000, 10_000];
/** Pixels of a radius that is neither a blot nor far outside. */
const SMALLEST = 48;
const LARGEST = 900;
/** Pixels at the map's lower edge that say whose data it is, in two lines on a phone. */
const CREDITS_PX = 52;

/** Circles of round distances around a place, each saying its own. */
export function DistanceRings({ place, sight }: { place: MapPoint; sight: MapSight }) {
  const { size, toPixel, pixelsPerMetre } = sight;
  const [x, y] = toPixel(place);
  const rings = RINGS_M.map((metres) => ({ metres, radius: metres * pixelsPerMetre })).filter(
    ({ radius }) => radius > SMALLEST && radius < LARGEST,
  );
  return (
    <svg aria-hidden width={size.width} height={size.height} css={layer}>
      {rings.map(({ metres, radius }) => (
        <g key={metres}>
          <circle cx={x} cy={y} r={radius} />
          <text x={x} y={labelAt(y, radius, size)}>
            {formatDistance(metres)}
          </text>
        </g>
      ))}
    </svg>
  );
}
/** In the ring's lower end; in its upper one where the map's credits and scale would cover it. */
const labelAt = (y: number, radius: number, { height }: MapSight['size']) =>
  y + radius > height - CREDITS_PX ? y - radius + 16 : y + radius - 6;
const layer = (theme: Theme) => css`
  position: absolute;
  inset: 0;
  max-width: none;
  circle {
    fill: none;
    stroke: ${theme.vars.palette.outline};
    stroke-dasharray: 4 5;
  }
  text {
    ${theme.type.small}
    font-weight: 600;
    text-anchor: middle;
    fill: ${theme.vars.palette.text.primary};
    paint-order: stroke;
    stroke: ${theme.vars.palette.background.paper};
    stroke-width: 4px;
  }
`;
