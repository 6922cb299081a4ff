import { useState, type ReactNode } from 'react';
import type { HotelSummary } from '@tiquete/contracts';
import { useBoot, useMessages } from '@tiquete/platform';
import { Button, css, TileMap, type MapArea, type Theme } from '@tiquete/ui';
import { coreArea } from './geometry/geo';
import { nearestHotel } from './geometry/nearestHotel';
import { HotelDots } from './layers/HotelDots';
import { PriceTags } from './layers/PriceTags';

export interface HotelsMapProps {
  /** Filtered hotels, in the order of the list. */
  hotels: readonly HotelSummary[];
  /** All hotels of the results. The map shows their area if the filters leave none. */
  all: readonly HotelSummary[];
  area: MapArea | null;
  onArea: (area: MapArea) => void;
  /** Code of the hotel under the pointer, on the map or in the list. */
  active: string | null;
  onActive: (hotelCode: string | null) => void;
  selected: string | null;
  onSelect: (hotelCode: string | null) => void;
  /** Content over the lower edge: the selected hotel, or a row of cards. */
  children?: ReactNode;
  /** Height in pixels that `children` always cover. */
  covered?: number;
}
/** The hotels of a result as prices on a map. */
export function HotelsMap({
  hotels,
  all,
  area,
  onArea,
  active,
  onActive,
  selected,
  onSelect,
  children,
  covered = 0,
}: HotelsMapProps) {
  const t = useMessages('hotels');
  const { map } = useBoot();
  const [moved, setMoved] = useState<MapArea | null>(null);
  const places = (hotels.length > 0 ? hotels : all).map(({ geo }) => geo);
  return (
    <div css={stack}>
      <TileMap
        key={all[0]?.destination.code}
        label={t('map.label')}
        source={map ?? null}
        first={area ?? coreArea(places)}
        covered={covered}
        isFree
        onMoved={setMoved}
        onTap={(at, sight) => onSelect(nearestHotel(hotels, at, sight)?.hotelCode ?? null)}
      >
        {(sight) => (
          <>
            <HotelDots places={hotels.map(({ geo }) => geo)} sight={sight} />
            <PriceTags
              hotels={hotels}
              sight={sight}
              active={active}
              selected={selected}
              onActive={onActive}
              onSelect={onSelect}
            />
          </>
        )}
      </TileMap>
      {moved && (
        <div css={top}>
          <Button
            variant="secondary"
            size="s"
            onClick={() => {
              onArea(moved);
              setMoved(null);
            }}
          >
            {t('map.searchHere')}
          </Button>
        </div>
      )}
      {children && <div css={bottom}>{children}</div>}
    </div>
  );
}
const stack = css`
  position: relative;
  height: 100%;
  min-height: 0;
`;
const top = (theme: Theme) => css`
  position: absolute;
  inset: ${theme.spacing(3)} 72px auto;
  display: grid;
  justify-items: center;
  pointer-events: none;
  > button {
    pointer-events: auto;
    box-shadow: ${theme.vars.shadow};
  }
`;
const bottom = (theme: Theme) => css`
  position: absolute;
  inset: auto 0 ${theme.spacing(10)};
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
`;
