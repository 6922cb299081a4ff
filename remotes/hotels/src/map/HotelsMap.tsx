import { useMemo, useState, type ReactNode } from 'react';
import type { HotelSummary } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { Button, css, type Theme } from '@tiquete/ui';
import type { Area } from './geometry/geo';
import { HotelDots } from './layers/HotelDots';
import { MapFrame } from './frame/MapFrame';
import { fitArea, fitCore, raised, type Size } from './geometry/mapView';
import { nearestHotel } from './geometry/nearestHotel';
import { PriceTags } from './layers/PriceTags';
import { ZoneLayer } from './layers/ZoneLayer';
import { zoneShapes } from './geometry/zoneShapes';

export interface HotelsMapProps {
  /** Those that the filters leave, in the order of the list. */
  hotels: readonly HotelSummary[];
  /** Every hotel of the result: what the zones are drawn from. */
  all: readonly HotelSummary[];
  area: Area | null;
  onArea: (area: Area) => void;
  /** The hotel under the pointer, here or in the list. */
  active: string | null;
  onActive: (hotelCode: string | null) => void;
  selected: string | null;
  onSelect: (hotelCode: string | null) => void;
  /** Over the lower edge: the selected hotel, or a row of them. */
  children?: ReactNode;
  /** Pixels that `children` always cover. */
  covered?: number;
}
/** The hotels of a result as prices on their zones. */
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
  const [moved, setMoved] = useState<Area | null>(null);
  const zones = useMemo(() => zoneShapes(all), [all]);
  const places = (hotels.length > 0 ? hotels : all).map(({ geo }) => geo);
  const fit = (size: Size) =>
    area ? fitArea(area, size) : raised((free) => fitCore(places, free), size, covered);
  return (
    <div css={stack}>
      <MapFrame
        label={t('map.label')}
        fit={fit}
        fitKey={all[0]?.destination.code ?? ''}
        isFree
        onMoved={setMoved}
        onTap={(at, sized) => onSelect(nearestHotel(hotels, at, sized)?.hotelCode ?? null)}
        drawing={(sized) => (
          <>
            <ZoneLayer zones={zones} {...sized} />
            <HotelDots places={hotels.map(({ geo }) => geo)} {...sized} />
          </>
        )}
        markers={(sized, change) => (
          <PriceTags
            hotels={hotels}
            {...sized}
            active={active}
            selected={selected}
            onActive={onActive}
            onSelect={onSelect}
            change={change}
          />
        )}
      />
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
