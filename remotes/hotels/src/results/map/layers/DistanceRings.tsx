import { css, type MapPoint, type MapSight, type Theme } from '@tiquete/ui';
import { formatDistance } from '../geometry/formatDistance';
import { ringLabel } from '../geometry/ringLabel';

const RINGS_M = [500, 1000, 2000, 5000, 10_000];
/** Smallest radius of a ring in pixels. */
const SMALLEST = 48;
const LARGEST = 900;
/** Labelled circles of round distances around a place. A ring without room for its label is not drawn. */
export function DistanceRings({ place, sight }: { place: MapPoint; sight: MapSight }) {
  const { size, toPixel, pixelsPerMetre } = sight;
  const [x, y] = toPixel(place);
  const rings = RINGS_M.flatMap((metres) => {
    const radius = metres * pixelsPerMetre;
    const at = radius > SMALLEST && radius < LARGEST ? ringLabel([x, y], radius, size) : null;
    return at ? [{ metres, radius, at }] : [];
  });
  return (
    <svg aria-hidden width={size.width} height={size.height} css={layer}>
      {rings.map(({ metres, radius, at }) => (
        <g key={metres}>
          <circle cx={x} cy={y} r={radius} />
          <text x={at[0]} y={at[1]}>
            {formatDistance(metres)}
          </text>
        </g>
      ))}
    </svg>
  );
}
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
    font-weight: ${theme.weight.strong};
    text-anchor: middle;
    fill: ${theme.vars.palette.text.primary};
    paint-order: stroke;
    stroke: ${theme.vars.palette.background.paper};
    stroke-width: 4px;
  }
`;
