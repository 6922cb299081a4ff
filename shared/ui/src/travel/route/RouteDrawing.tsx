import { css } from '@emotion/react';
import { theme } from '../../theme/theme';
import countries from './countries.json';
import {
  decodeRing,
  frameOf,
  marksOf,
  project,
  projectRoute,
  type GeoPoint,
  type Projected,
  type RouteFrame,
} from './routeGeometry';

/** Countries (Natural Earth, 1:110 million) with the route and its numbered stops. */
export function RouteDrawing({ points }: { points: readonly GeoPoint[] }) {
  const route = projectRoute(points);
  const frame = frameOf(route);
  const { left, top, width, height } = frame;
  const percent = (part: number, of: number) => `${((part / of) * 100).toFixed(2)}%`;
  return (
    <>
      <svg viewBox={`${left} ${top} ${width} ${height}`} preserveAspectRatio="none" css={drawing}>
        <path d={land(frame)} css={countryStyle} />
        <polyline points={route.join(' ')} css={line} />
      </svg>
      {marksOf(route, frame).map(({ point: [x, y], numbers }) => (
        <span
          key={numbers.join()}
          css={mark}
          style={{ left: percent(x - left, width), top: percent(y - top, height) }}
        >
          {numbers.join(' · ')}
        </span>
      ))}
    </>
  );
}
/** Path of the visible countries. The world is drawn three times side by side, for routes over the Pacific. */
function land(frame: RouteFrame): string {
  return [-360, 0, 360]
    .flatMap((turn) =>
      countries.map((steps) =>
        decodeRing(steps).map(({ latitude, longitude }) => project(latitude, longitude + turn)),
      ),
    )
    .filter((ring) => isInSight(ring, frame))
    .map((ring) => `M${ring.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`)
    .join('');
}
function isInSight(ring: readonly Projected[], { left, top, width, height }: RouteFrame): boolean {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return (
    Math.min(...xs) < left + width &&
    Math.max(...xs) > left &&
    Math.min(...ys) < top + height &&
    Math.max(...ys) > top
  );
}
const { palette } = theme.vars;
const drawing = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;
const countryStyle = css`
  fill: ${palette.background.paper};
  stroke: ${palette.divider};
  stroke-width: 1px;
  vector-effect: non-scaling-stroke;
`;
const line = css`
  fill: none;
  stroke: ${palette.primary.edge};
  stroke-width: 2.5px;
  stroke-dasharray: 2 6;
  stroke-linecap: round;
  vector-effect: non-scaling-stroke;
`;
const mark = css`
  ${theme.type.small}
  position: absolute;
  display: grid;
  place-items: center;
  min-width: 24px;
  height: 24px;
  padding: 0 ${theme.spacing(2)};
  transform: translate(-50%, -50%);
  border-radius: ${theme.vars.radius.pill};
  font-weight: ${theme.weight.bold};
  white-space: nowrap;
  color: ${palette.primary.contrastText};
  background: ${palette.primary.main};
  border: 1px solid ${palette.primary.edge};
  box-shadow: 0 0 0 2px ${palette.background.paper};
`;
