import { useEffect, useMemo, useRef, useState } from 'react';
import { markDrawn, useMessages } from '@tiquete/platform';
import { useMediaQuery } from '@tiquete/ui';
import { FavouritesChip } from '../favourites/FavouritesChip';
import { MapBeside } from '../map/MapBeside';
import { MapFull } from '../map/MapFull';
import type { HotelQuery } from '../search/hotelQuery';
import { activeFilters } from './activeFilters';
import { FilterChips } from './FilterChips';
import { FilterPanel } from './FilterPanel';
import { FilterSheet } from './FilterSheet';
import type { HotelFilters } from './hotelFilters';
import { HotelList } from './HotelList';
import { LateHotels } from './LateHotels';
import { MapButton } from './MapButton';
import { NothingFits } from './NothingFits';
import { OrderMenu } from './OrderMenu';
import { phoneBar, resultsLayout, resultsMain, sidebar, SPLIT, splitLayout } from './resultsLayout';
import { useDetailUrl } from './useDetailUrl';
import { useMapInSight } from './useMapInSight';
import type { NarrowedHotels } from './useNarrowedHotels';

export interface FoundHotelsProps {
  query: HotelQuery;
  nights: number;
  /** True where the filters have room beside the list. */
  isWide: boolean;
  narrowed: NarrowedHotels;
  /** How many hotels show, in words. */
  status: string;
}
export function FoundHotels({ query, nights, isWide, narrowed, status }: FoundHotelsProps) {
  const t = useMessages('hotels');
  const layout = useRef<HTMLDivElement>(null);
  const hasRoomForBoth = useMediaQuery(SPLIT);
  const [pointed, setPointed] = useState<string | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const { hotels, visible, facets, shown, applied, favourites } = narrowed;
  const active = useMemo(() => activeFilters(shown, facets.zone, t), [shown, facets.zone, t]);
  const toDetail = useDetailUrl(query);
  const change = (filters: HotelFilters) => {
    narrowed.change(filters);
    const isPastStart = (layout.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isPastStart) layout.current?.scrollIntoView();
  };
  const panel = <FilterPanel filters={shown} facets={facets} onChange={change} />;
  const map = {
    hotels: visible, all: hotels, nights, toDetail, active: pointed, onActive: setPointed, selected, onSelect: setSelected,
    area: applied.area, onArea: (area: HotelFilters['area']) => change({ ...shown, area }),
  };
  const isSplit = hasRoomForBoth && shown.map;
  useMapInSight(layout, isSplit);
  useEffect(() => markDrawn('hotels/results:results'), []);
  const hasSidebar = isWide && !isSplit;
  return (
    <div ref={layout} css={isSplit ? splitLayout : resultsLayout}>
      {hasSidebar && (
        <aside aria-label={t('results.filters')} css={sidebar}>
          {panel}
        </aside>
      )}
      <div css={resultsMain}>
        {!hasSidebar && (
          <div css={phoneBar}>
            <FilterSheet count={visible.length} active={active.length}>
              {panel}
            </FilterSheet>
            {!isWide && <OrderMenu filters={shown} onChange={change} />}
          </div>
        )}
        <LateHotels />
        <FilterChips active={active} filters={shown} onChange={change}>
          <FavouritesChip count={facets.favourites} isOn={shown.favourites} onChange={(isOn) => change({ ...shown, favourites: isOn })} />
        </FilterChips>
        {visible.length === 0 && <NothingFits hotels={hotels} filters={applied} favourites={favourites} onChange={change} />}
        {visible.length > 0 && <HotelList hotels={visible} nights={nights} toDetail={toDetail} active={pointed} onActive={setPointed} />}
        {!isWide && <MapButton isFloating filters={shown} onChange={change} />}
      </div>
      {isSplit && <MapBeside {...map} />}
      {shown.map && !hasRoomForBoth && <MapFull {...map} status={status} onClose={() => change({ ...shown, map: false })} />}
    </div>
  );
}
