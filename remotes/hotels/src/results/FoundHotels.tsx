import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { HotelQuery } from '@tiquete/domain/searches/hotels';
import { markDrawn, useBoot, useMessages, useSelector } from '@tiquete/platform';
import {
  drawFilters,
  FilterChips,
  FoundFrame,
  newKeys,
  NewResultsBar,
  NothingFits,
  useComparedKeys,
  useComparison,
  useListStart,
  useOrders,
} from '@tiquete/search';
import { css, lazyPart, SkipLink, useMediaQuery, type Theme } from '@tiquete/ui';
import { FavouritesChip } from './favourites/FavouritesChip';
import { MAP_ID, MapBeside } from './map/MapBeside';
import { MapFull } from './map/MapFull';
import { hotelKey } from '../state/hotelSearch';
import type { HotelSearch } from '../state/hotelState';
import { selectNights } from '../state/slice';
import { DETAIL_PATH, detailUrl } from '../urls';
import { HOTEL_ORDERS, hotelFilters, type HotelFilters } from '../model/hotelFilters';
import { hotelViews } from './filters';
import { HotelList } from './list/HotelList';
import { MapButton } from './MapButton';
import type { NarrowedHotels } from './useNarrowedHotels';

const HotelComparison = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "compare" */ './comparison/HotelComparison'))
      .HotelComparison,
);
/** Media query for a screen with room for a map beside the list. */
const SPLIT = '(min-width: 1200px)';
type Found = Extract<HotelSearch, { phase: 'found' }>;
export interface FoundHotelsProps {
  query: HotelQuery;
  found: Found;
  /** True if the page has room for the filters beside the list. */
  isWide: boolean;
  narrowed: NarrowedHotels;
  /** Text with the number of hotels. */
  status: string;
}
export function FoundHotels({ query, found, isWide, narrowed, status }: FoundHotelsProps) {
  const t = useMessages('hotels');
  const { layout, toStart } = useListStart();
  const hasRoomForBoth = useMediaQuery(SPLIT);
  const [pointed, setPointed] = useState<string | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const { hotels, rated, visible, isOrdered, facets, shown, applied, visit } = narrowed;
  const toDetail = useDetailUrl(query);
  const change = (filters: HotelFilters) => {
    narrowed.change(filters);
    toStart();
  };
  const orders = useOrders(
    HOTEL_ORDERS,
    shown.orderBy,
    (orderBy) => change({ ...shown, orderBy }),
    isOrdered,
  );
  const nights = useSelector(selectNights);
  const comparison = useComparison(useComparable(narrowed), hotelKey, useComparedKeys());
  const isComparing = comparison.chosen.length > 0;
  const newText = useNewText(found);
  const left = visible.length > 0 ? t('results.showHotels', { count: visible.length }) : null;
  const { active, panel } = drawFilters(hotelFilters, {
    views: hotelViews,
    chipsFirst: ['price', 'name', 'star', 'mealPlan'],
    filters: shown,
    facets,
    words: t,
    onChange: change,
  });
  const map = {
    hotels: visible,
    all: hotels,
    nights,
    toDetail,
    active: pointed,
    onActive: setPointed,
    selected,
    onSelect: setSelected,
    area: applied.area,
    onArea: (area: HotelFilters['area']) => change({ ...shown, area }),
  };
  const isSplit = hasRoomForBoth && shown.map;
  useMapInSight(layout, isSplit);
  useEffect(() => markDrawn('hotels/results:results'), []);
  return (
    <FoundFrame
      layout={layout}
      isWide={isWide}
      filters={panel}
      active={active.length}
      left={left}
      orders={orders}
      lead={isSplit && <SkipLink target={MAP_ID}>{t('map.skip')}</SkipLink>}
      beside={isSplit ? { part: <MapBeside {...map} />, layout: splitLayout } : null}
      chips={
        <>
          {!isWide && <MapButton filters={shown} onChange={change} />}
          <FilterChips active={active} none={hotelFilters.cleared(shown)} onChange={change}>
            <FavouritesChip
              count={facets.favourites.count}
              isOn={shown.favourites}
              onChange={(isOn) => change({ ...shown, favourites: isOn })}
            />
          </FilterChips>
        </>
      }
    >
      {visible.length === 0 && (
        <NothingFits
          worst={hotelFilters.worst(rated, applied, visit)}
          total={hotels.length}
          none={hotelFilters.cleared(applied)}
          onChange={change}
        />
      )}
      {visible.length > 0 && isOrdered && applied.orderBy === 'recommended' && (
        <p css={explanation}>{t('results.recommendedBy')}</p>
      )}
      {visible.length > 0 && (
        <HotelList
          hotels={visible}
          nights={nights}
          toDetail={toDetail}
          active={pointed}
          onActive={setPointed}
          comparison={comparison}
        />
      )}
      <NewResultsBar
        text={newText}
        reorder={found.polling === 'done' && !isOrdered ? t('results.reorder') : null}
        above={isComparing ? 'bar' : 'none'}
      />
      <HotelComparison
        comparison={comparison}
        lazy={comparison.lazy}
        nights={nights}
        toDetail={toDetail}
      />
      {shown.map && !hasRoomForBoth && (
        <MapFull {...map} status={status} onClose={() => change({ ...shown, map: false })} />
      )}
    </FoundFrame>
  );
}
const explanation = (theme: Theme) => css`
  ${theme.type.small}
  padding-block: ${theme.spacing(2)};
  color: ${theme.vars.palette.text.secondary};
`;
/** All hotels for the comparison. Those that pass the filters have the rate of their card. */
function useComparable({ hotels, visible }: NarrowedHotels) {
  return useMemo(() => [...hotels, ...visible], [hotels, visible]);
}
/** Text for new hotels, or for further rates of hotels that are shown. */
function useNewText({ page, newPage }: Found): string | null {
  const t = useMessages('hotels');
  if (!newPage) return null;
  const count = newKeys(page.data.hotels, newPage.data.hotels, hotelKey).size;
  return count > 0 ? t('results.newHotels', { count }) : t('results.newRates');
}
/**
 * Scrolls list and map to fill the screen when the map is opened beside the list, but not when the page opens with its map.
 */
function useMapInSight(layout: RefObject<HTMLElement | null>, isShown: boolean) {
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (isShown && !wasShown.current) layout.current?.scrollIntoView({ behavior: 'smooth' });
    wasShown.current = isShown;
  }, [layout, isShown]);
}
/** Returns the address of a hotel's page; undefined if no release serves that page. */
function useDetailUrl(query: HotelQuery): (hotelCode: string) => string | undefined {
  const hasDetail = useBoot().remotes.some(({ descriptor }) =>
    descriptor.routes.some(({ path }) => path === DETAIL_PATH),
  );
  return (hotelCode) => (hasDetail ? detailUrl(query, hotelCode) : undefined);
}
/** List and map side by side; the filters are in a sheet. Scrolling stops below the heading, which stays visible. */
const splitLayout = (theme: Theme) => css`
  display: grid;
  scroll-margin-top: ${theme.spacing(18)};
  :is(a, button, input) {
    scroll-margin-top: ${theme.spacing(18)};
  }
  grid-template-columns: minmax(0, 55fr) minmax(0, 45fr);
  gap: ${theme.spacing(6)};
  align-items: start;
`;
