import type { HotelSummary } from '@tiquete/contracts';
import { useBoot, useMessages } from '@tiquete/platform';
import { css, PinIcon, TileMap, type MapPoint, type MapSight, type Theme } from '@tiquete/ui';
import { areaAround } from './geometry/geo';
import { DistanceRings } from './layers/DistanceRings';
import { HotelDots } from './layers/HotelDots';

/** Initial width of the map in metres, a walking distance. */
const FIRST_WIDTH_M = 2400;

export interface PlaceMapProps {
  name: string;
  place: MapPoint;
  /** Results that contain the hotel, for the hotels around it; empty when the page was opened by its address. */
  around: readonly HotelSummary[];
}
/** Map of one hotel with nearby hotels and rings of distance. */
export function PlaceMap({ name, place, around }: PlaceMapProps) {
  const t = useMessages('hotels');
  const { map } = useBoot();
  return (
    <TileMap
      key={`${place.latitude},${place.longitude}`}
      label={t('map.placeLabel', { name })}
      source={map ?? null}
      first={areaAround(place, FIRST_WIDTH_M)}
      isFree={false}
    >
      {(sight) => (
        <>
          <DistanceRings place={place} sight={sight} />
          <HotelDots places={around.map(({ geo }) => geo)} sight={sight} isFaint />
          <Pin name={name} place={place} sight={sight} />
        </>
      )}
    </TileMap>
  );
}
function Pin({ name, place, sight }: { name: string; place: MapPoint; sight: MapSight }) {
  const [x, y] = sight.toPixel(place);
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
