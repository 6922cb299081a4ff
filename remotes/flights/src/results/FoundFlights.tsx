import { useCallback, useEffect, useMemo, useRef } from 'react';
import { queryKey, type FlightQuery } from '@tiquete/domain/searches/flights';
import { markDrawn, useBrand, useDispatch, useMessages } from '@tiquete/platform';
import {
  drawFilters,
  FilterChips,
  FoundFrame,
  NewResultsBar,
  NothingFits,
  unseenOnPhone,
  useComparedKeys,
  useComparison,
  useListStart,
  useOrders,
  useStructuredData,
} from '@tiquete/search';
import { css, lazyPart, Notice, type Theme } from '@tiquete/ui';
import { carrierName } from '../model/carriers';
import { itineraryName } from '../model/itineraryName';
import type { FlightSearch } from '../state/flightState';
import { offerChosen } from '../state/slice';
import { ChosenFlights } from './steps/ChosenFlights';
import { FLIGHT_ORDERS, flightFilters, type FlightFilters } from '../model/flightFilters';
import { countNewFlights } from './countNewFlights';
import { flightViews } from './filters';
import { flightData } from './flightData';
import { DayTools } from './days/DayTools';
import { FlightList } from './list/FlightList';
import { groupKey, type FlightGroup } from './list/groupFlights';
import { usualCo2 } from './list/usualCo2';
import { QuickOrders } from './list/QuickOrders';
import { stepTitle } from './steps/steps';
import type { NarrowedFlights } from './useNarrowedFlights';
import { useStepStart } from './steps/useStepStart';
import { useVisit } from './list/useVisit';

const FlightComparison = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "compare" */ './comparison/FlightComparison'))
      .FlightComparison,
);
type Found = Extract<FlightSearch, { phase: 'found' }>;
export interface FoundFlightsProps {
  query: FlightQuery;
  found: Found;
  /** True if the page has room for the filters beside the list. */
  isWide: boolean;
  narrowed: NarrowedFlights;
}
export function FoundFlights({ query, found, isWide, narrowed }: FoundFlightsProps) {
  const t = useMessages('flights');
  const dispatch = useDispatch();
  const { layout, toStart } = useListStart();
  const visit = useVisit();
  const { offers, visible, isOrdered, facets, step, chosen, shown, hasLostChoice } = narrowed;
  const { filters } = shown;
  const { dictionaries } = found.page;
  const nameOf = (index: number) => (step.of === 1 ? '' : itineraryName(t, query.tripType, index));
  const scales = step.of - step.index > 1 ? 'scaleOfSome' : 'scaleValues';
  const awaitStep = useStepStart(layout, `${step.index}`);
  const change = (next: FlightFilters) => {
    narrowed.change({ ...shown, chosen, filters: next });
    toStart();
  };
  const orders = useOrders(
    FLIGHT_ORDERS,
    filters.orderBy,
    (orderBy) => change({ ...filters, orderBy }),
    isOrdered,
  );
  const comparison = useComparison(useComparable(narrowed), groupKey, useComparedKeys());
  const isComparing = comparison.chosen.length > 0;
  const co2 = useMemo(() => usualCo2(found.page.data), [found.page.data]);
  const newText = useNewText(found);
  const latest = useRef({ narrowed, awaitStep });
  useEffect(() => {
    latest.current = { narrowed, awaitStep };
  });
  const choose = useCallback(
    (group: FlightGroup) => {
      const now = latest.current.narrowed;
      if (group.isLast) return void dispatch(offerChosen(group.cheapest));
      latest.current.awaitStep();
      now.change({ ...now.shown, chosen: [...now.chosen, group.key] });
    },
    [dispatch],
  );
  const cheapestOfStep = useMemo(
    () => (step.index > 0 && step.isLast ? facets.price.min : null),
    [step, facets.price.min],
  );
  useEffect(() => markDrawn('flights/results:results'), []);
  useStructuredData(flightData(visible, dictionaries, useBrand(), location.origin));
  const { active, panel } = drawFilters(flightFilters, {
    views: flightViews,
    filters,
    facets,
    words: {
      t,
      airline: (code) => carrierName(dictionaries, code),
      scale: (scale) => t(`results.${scales}.${scale}`),
      itinerary: nameOf,
      from: step.index,
    },
    onChange: change,
  });
  const quick = visible.length > 1 && (
    <QuickOrders
      groups={visible}
      value={orders.value}
      isComplete={found.polling !== 'running' && found.newPage === null}
      onChange={orders.onChange}
    />
  );
  const left = visible.length > 0 ? t('results.showFlights', { count: visible.length }) : null;
  return (
    <FoundFrame
      layout={layout}
      isWide={isWide}
      filters={panel}
      active={active.length}
      left={left}
      orders={orders}
      lead={
        <>
          {step.index > 0 && (
            <div css={stuck}>
              <ChosenFlights
                itineraries={offers[0]?.offer.itineraries.slice(0, step.index) ?? []}
                dictionaries={dictionaries}
                nameOf={nameOf}
                onChange={(index) => narrowed.change({ ...shown, chosen: chosen.slice(0, index) })}
              />
            </div>
          )}
          {hasLostChoice && <Notice kind="info" text={t('results.chosenGone')} />}
          <h2 tabIndex={-1} css={[title, step.of === 1 && unseenOnPhone]}>
            {stepTitle(t, query, step)}
          </h2>
        </>
      }
      chips={
        <>
          <FilterChips active={active} none={flightFilters.cleared(filters)} onChange={change} />
          {!isWide && quick}
          <div css={onPhone}>
            <DayTools query={query} view={shown} />
          </div>
        </>
      }
    >
      {isWide && quick}
      {visible.length === 0 && (
        <NothingFits
          worst={flightFilters.worst(offers, narrowed.filters, step.index)}
          total={narrowed.total}
          none={flightFilters.cleared(narrowed.filters)}
          onChange={change}
        />
      )}
      {visible.length > 0 && (
        <FlightList
          key={step.index}
          groups={visible}
          dictionaries={dictionaries}
          isRoundTrip={step.isRoundTrip}
          usualCo2={co2}
          compareWith={cheapestOfStep}
          restoreKey={`${visit}|${queryKey(query)}|${chosen.join('.')}`}
          onChoose={choose}
          comparison={comparison}
        />
      )}
      <NewResultsBar
        text={newText}
        reorder={found.polling === 'done' && !isOrdered ? t('results.reorder') : null}
        above={isComparing ? 'bar' : 'none'}
      />
      <FlightComparison
        comparison={comparison}
        lazy={comparison.lazy}
        dictionaries={dictionaries}
        isLast={step.isLast}
        onChoose={choose}
      />
    </FoundFrame>
  );
}
const title = (theme: Theme) => css`
  @media (width < 600px) {
    ${theme.type.h3}
  }
`;
const onPhone = (theme: Theme) => css`
  display: flex;
  gap: ${theme.spacing(2)};
  ${theme.up(600)} {
    display: none;
  }
`;
/** Sticks below the shell's header. */
const stuck = (theme: Theme) => css`
  position: sticky;
  top: calc(var(--header, 0px) + ${theme.spacing(1)});
  z-index: 3;
  display: flex;
  flex-direction: column;
  gap: ${theme.spacing(4)};
  ${theme.up(600)} {
    top: ${theme.spacing(18)};
  }
`;
/** All flights of the step for the comparison. Those that pass the filters have the fare of their card. */
function useComparable({ groups, visible }: NarrowedFlights): FlightGroup[] {
  return useMemo(() => [...groups, ...visible], [groups, visible]);
}
/** Text for new flights, or for lower prices of flights that are shown. */
function useNewText({ page, newPage }: Found): string | null {
  const t = useMessages('flights');
  const count = useMemo(() => countNewFlights(page, newPage), [page, newPage]);
  if (!newPage) return null;
  return count > 0 ? t('results.newFlights', { count }) : t('results.betterPrices');
}
