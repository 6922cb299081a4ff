import { useEffect } from 'react';
import { queryKey, type FlightQuery } from '@tiquete/domain/searches/flights';
import {
  formatDay,
  formatMoney,
  useDispatch,
  useMessages,
  useSelector,
  useStable,
} from '@tiquete/platform';
import { NoResults } from '@tiquete/search';
import { css, FlightIcon, LinkButton, type Theme } from '@tiquete/ui';
import type { FoundPlace } from '../../api';
import { nearbyQuery } from '../../state/flightSearch';
import { selectNearby } from '../../state/slice';
import { resultsUrl } from '../../urls';
import { onOtherDay } from './otherDay';
import type { useDaysAround } from './useDaysAround';
import { withPlace } from './withPlace';

/** Number of days that are listed. The strip above shows the others. */
const SHOWN_DAYS = 3;

/** Alternatives for a day without flights: days nearby, airports nearby, and the form. */
export function NoFlights({
  query,
  around: { days },
}: {
  query: FlightQuery;
  around: ReturnType<typeof useDaysAround>;
}) {
  const t = useMessages('flights');
  const { origins, destinations } = useNearby(query);
  const flown = days.flatMap(({ date, price }) =>
    price !== null && date !== query.segments[0]?.date ? [{ date, price }] : [],
  );
  const near = flown.toSorted((a, b) => a.price - b.price).slice(0, SHOWN_DAYS);
  const [isAnyDay, isAnyPlace] = [near.length > 0, origins.length + destinations.length > 0];
  return (
    <NoResults
      icon={<FlightIcon />}
      detail={t(isAnyDay || isAnyPlace ? 'results.emptyText' : 'results.emptyPlain')}
    >
      {isAnyDay && (
        <section css={ways}>
          <h3>{t('results.nearDays')}</h3>
          {near.map(({ date, price }) => (
            <LinkButton
              key={date}
              to={resultsUrl(onOtherDay(query, 0, date))}
              variant="secondary"
              size="s"
            >
              {t('results.stripDay', {
                day: formatDay(date),
                price: formatMoney(price),
              })}
            </LinkButton>
          ))}
        </section>
      )}
      {isAnyPlace && (
        <section css={ways}>
          <h3>{t('results.nearAirports')}</h3>
          <PlaceLinks query={query} end="origin" places={origins} />
          <PlaceLinks query={query} end="destination" places={destinations} />
        </section>
      )}
    </NoResults>
  );
}
function PlaceLinks({
  query,
  end,
  places,
}: {
  query: FlightQuery;
  end: 'origin' | 'destination';
  places: FoundPlace[];
}) {
  const t = useMessages('flights');
  return places.map((place) => (
    <LinkButton
      key={place.code}
      to={resultsUrl(withPlace(query, end, place))}
      variant="secondary"
      size="s"
    >
      {t(end === 'origin' ? 'results.nearOrigin' : 'results.nearDestination', {
        place: `${place.name} (${place.code})`,
        km: place.distanceKm,
      })}
    </LinkButton>
  ));
}
function useNearby(query: FlightQuery) {
  const dispatch = useDispatch();
  const nearby = useSelector(selectNearby);
  const key = queryKey(query);
  const wanted = useStable(key, query);
  useEffect(() => {
    dispatch(nearbyQuery.opened(wanted));
  }, [dispatch, wanted]);
  return nearby.phase === 'ready' && queryKey(nearby.query) === key
    ? nearby.value
    : { origins: [], destinations: [] };
}
const ways = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(2)};
  margin-top: ${theme.spacing(4)};
`;
