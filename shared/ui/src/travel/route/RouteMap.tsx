import { css } from '@emotion/react';
import { createElement, useState } from 'react';
import { lazyPart } from '../../lib/lazyPart';
import { theme } from '../../theme/theme';
import type { GeoPoint } from './routeGeometry';

const part = lazyPart(
  async () => (await import(/* webpackChunkName: "ui-route" */ './RouteDrawing')).RouteDrawing,
);
interface RouteMapProps {
  /** What it shows, read aloud; the page names the stops by their numbers beside it. */
  label: string;
  /** In the order of the journey. */
  points: readonly GeoPoint[];
}
/** A journey as a line from stop to stop, on a map of countries that comes when it is shown; nothing where it cannot. */
export function RouteMap({ label, points }: RouteMapProps) {
  const [hasFailed, setFailed] = useState(false);
  const Loaded = part.usePart(!hasFailed, () => setFailed(true));
  if (hasFailed || points.length === 0) return null;
  return (
    <div role="img" aria-label={label} css={frame}>
      {Loaded && createElement(Loaded, { points })}
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
