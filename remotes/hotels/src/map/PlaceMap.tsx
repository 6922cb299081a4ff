import { useMemo } from 'react';
import type { HotelSummary } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { css, PinIcon, type Theme } from '@tiquete/ui';
import { DistanceRings } from './layers/DistanceRings';
import { metresAcross, project, type GeoPoint } from './geometry/geo';
import { HotelDots } from './layers/HotelDots';
import { MapFrame } from './frame/MapFrame';
import { toPixel } from './geometry/mapView';
import { ZoneLayer } from './layers/ZoneLayer';
import { zoneShapes } from './geometry/zoneShapes';

/** Metres from side to side at first: a walk. */
const FIRST_WIDTH_M = 3200;

export interface PlaceMapProps {
  name: string;
  place: GeoPoint;
  /** The result it is part of, for the zones and hotels around; empty when the page was opened by its address. */
  around: readonly HotelSummary[];
}
/** Where one hotel is: its zone, the hotels near it and how far a walk goes. */
export function PlaceMap({ name, place, around }: PlaceMapProps) {
  const t = useMessages('hotels');
  const zones = useMemo(() => zoneShapes(around), [around]);
  const center = project(place);
  return (
    <MapFrame
      label={t('map.placeLabel', { name })}
      fit={({ width }) => ({ center, scale: (metresAcross(center[1]) * width) / FIRST_WIDTH_M })}
      fitKey={center.join()}
      isFree={false}
      drawing={(sized) => (
        <>
          <ZoneLayer zones={zones} {...sized} />
          <DistanceRings place={place} {...sized} />
          <g opacity={0.35}>
            <HotelDots places={around.map(({ geo }) => geo)} {...sized} />
          </g>
        </>
      )}
      markers={({ view, size }) => {
        const [x, y] = toPixel(view, size, center);
        return (
          <span
            css={pin}
            style={{
              transform: `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -100%)`,
            }}
          >
            <PinIcon size={36} aria-hidden />
            <b>{name}</b>
          </span>
        );
      }}
    />
  );
}
const pin = (theme: Theme) => css`
  position: absolute;
  top: 0;
  left: 0;
  display: grid;
  justify-items: center;
  color: ${theme.vars.palette.primary.text};
  pointer-events: none;
  svg {
    fill: ${theme.vars.palette.background.paper};
  }
  b {
    position: absolute;
    bottom: 100%;
    padding: 2px ${theme.spacing(2)};
    border-radius: ${theme.vars.radius.s};
    background: ${theme.vars.palette.background.paper};
    color: ${theme.vars.palette.text.primary};
    white-space: nowrap;
    box-shadow: ${theme.vars.shadow};
  }
`;
