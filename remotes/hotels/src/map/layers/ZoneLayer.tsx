import { useMemo } from 'react';
import { css, type Theme } from '@tiquete/ui';
import { toPixel, type Pixel } from '../geometry/mapView';
import type { SizedView } from '../frame/useMapView';
import type { ZoneShape } from '../geometry/zoneShapes';

/** Pixels around the hotels of a zone that its shape covers. */
const REACH = 34;
const LETTER_PX = 6.6;
const LINE_PX = 18;

/** Zones as soft ground under their hotels, each with its name where it fits. */
export function ZoneLayer({ zones, view, size }: SizedView & { zones: readonly ZoneShape[] }) {
  const drawn = useMemo(
    () =>
      zones.map((zone) => ({
        ...zone,
        pixels: zone.outline.map((point) => toPixel(view, size, point)),
      })),
    [zones, view, size],
  );
  const named = withRoomForName(drawn);
  return (
    <g css={layer}>
      {drawn.map(({ code, pixels }) => (
        <path key={code} d={outlinePath(pixels)} strokeWidth={REACH * 2} />
      ))}
      {named.map(({ code, name, at }) => (
        <text key={code} x={at[0]} y={at[1]}>
          {name}
        </text>
      ))}
    </g>
  );
}

const outlinePath = (pixels: readonly Pixel[]) =>
  `M${pixels.map((pixel) => pixel.map(Math.round).join(' ')).join('L')}Z`;
/** Names above their zones, those with most hotels first; a name that would cover another is left out. */
function withRoomForName(zones: readonly { code: string; name: string; pixels: Pixel[] }[]) {
  const named: { code: string; name: string; at: Pixel; half: number }[] = [];
  for (const { code, name, pixels } of zones) {
    const xs = pixels.map(([x]) => x);
    const at: Pixel = [
      (Math.min(...xs) + Math.max(...xs)) / 2,
      Math.min(...pixels.map(([, y]) => y)) - REACH - 4,
    ];
    const half = (name.length * LETTER_PX) / 2;
    const isFree = named.every(
      (other) =>
        Math.abs(other.at[1] - at[1]) > LINE_PX ||
        Math.abs(other.at[0] - at[0]) > other.half + half,
    );
    if (isFree) named.push({ code, name, at, half });
  }
  return named;
}
const layer = (theme: Theme) => css`
  path {
    fill: ${theme.vars.palette.primary.soft};
    stroke: ${theme.vars.palette.primary.soft};
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  text {
    ${theme.type.small}
    font-weight: 600;
    text-anchor: middle;
    fill: ${theme.vars.palette.text.secondary};
    paint-order: stroke;
    stroke: ${theme.vars.palette.background.subtle};
    stroke-width: 4px;
  }
`;
