import { css, type Theme } from '@tiquete/ui';
import type { GeoPoint } from '../geometry/geo';
import { project } from '../geometry/geo';
import { toPixel } from '../geometry/mapView';
import type { SizedView } from '../frame/useMapView';

/** Every place as a dot, as one path: a thousand hotels are one node. */
export function HotelDots({ places, view, size }: SizedView & { places: readonly GeoPoint[] }) {
  const dots = places.map((place) =>
    toPixel(view, size, project(place))
      .map((value) => Math.round(value * 10) / 10)
      .join(' '),
  );
  return <path d={dots.map((dot) => `M${dot}h0`).join('')} css={path} />;
}
const path = (theme: Theme) => css`
  fill: none;
  stroke: ${theme.vars.palette.primary.edge};
  stroke-width: 8px;
  stroke-linecap: round;
`;
