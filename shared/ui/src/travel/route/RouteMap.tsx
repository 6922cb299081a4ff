import { css } from '@emotion/react';
import { useState } from 'react';
import { lazyPart } from '../../lib/lazyPart';
import { theme } from '../../theme/theme';
import type { GeoPoint } from './routeGeometry';

const RouteDrawing = lazyPart(
  async () => (await import(/* webpackChunkName: "ui-route" */ './RouteDrawing')).RouteDrawing,
);
interface RouteMapProps {
  /** Description for screen readers. The page lists the numbered stops beside the map. */
  label: string;
  /** Stops in the order of the journey. */
  points: readonly GeoPoint[];
}
/** A journey as a line from stop to stop, on a map of countries. Shows nothing when the map's code cannot be loaded. */
export function RouteMap({ label, points }: RouteMapProps) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed || points.length === 0) return null;
  return (
    <div role="img" aria-label={label} css={frame}>
      <RouteDrawing points={points} lazy={{ onFailed: () => setFailed(true) }} />
    </div>
  );
}
const frame = css`
  position: relative;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: ${theme.vars.palette.primary.soft};
  border-radius: ${theme.vars.radius.m};
`;
