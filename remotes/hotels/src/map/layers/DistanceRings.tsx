import { css, type Theme } from '@tiquete/ui';
import { formatDistance } from '../geometry/formatDistance';
import { metresAcross, project, type GeoPoint } from '../geometry/geo';
import { toPixel } from '../geometry/mapView';
import type { SizedView } from '../frame/useMapView';

const RINGS_M = [500, 1000, 2000, 5000, 10_000];
/** Pixels of a radius that is neither a blot nor far outside. */
const SMALLEST = 48;
const LARGEST = 900;

/** Circles of round distances around a place, each saying its own. */
export function DistanceRings({ place, view, size }: SizedView & { place: GeoPoint }) {
  const at = project(place);
  const [x, y] = toPixel(view, size, at);
  const pixelsPerMetre = view.scale / metresAcross(at[1]);
  const rings = RINGS_M.map((metres) => ({ metres, radius: metres * pixelsPerMetre })).filter(
    ({ radius }) => radius > SMALLEST && radius < LARGEST,
  );
  return (
    <g css={layer}>
      {rings.map(({ metres, radius }) => (
        <g key={metres}>
          <circle cx={x} cy={y} r={radius} />
          <text x={x} y={y + radius - 6}>
            {formatDistance(metres)}
          </text>
        </g>
      ))}
    </g>
  );
}
const layer = (theme: Theme) => css`
  circle {
    fill: none;
    stroke: ${theme.vars.palette.outline};
    stroke-dasharray: 4 5;
  }
  text {
    ${theme.type.small}
    text-anchor: middle;
    fill: ${theme.vars.palette.text.secondary};
    paint-order: stroke;
    stroke: ${theme.vars.palette.background.subtle};
    stroke-width: 4px;
  }
`;
