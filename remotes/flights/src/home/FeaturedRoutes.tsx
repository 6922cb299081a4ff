import { useEffect } from 'react';
import {
  addDays,
  formatDay,
  formatMoney,
  Link,
  today,
  useDispatch,
  useMessages,
  useSelector,
} from '@tiquete/platform';
import { Carousel, css, ErrorState, Picture, Skeleton, type Theme } from '@tiquete/ui';
import { emptyDraft, type FlightQuery } from '../search/flightQuery';
import type { FeaturedRoute } from '../state/flightState';
import { featuredRequested, selectFeatured } from '../state/slice';
import { resultsUrl } from '../urls';

const SKELETONS = 3;
/** Days ahead of a search that nobody has chosen a day for. */
const DAYS_AHEAD = 21;

/** Routes to begin with, at the lowest fare that is known. */
export function FeaturedRoutes() {
  const t = useMessages('flights');
  const dispatch = useDispatch();
  const featured = useSelector(selectFeatured);
  const { phase } = featured;
  useEffect(() => {
    if (phase === 'idle') dispatch(featuredRequested());
  }, [dispatch, phase]);
  if (featured.phase === 'ready' && featured.routes.length === 0) return null;
  return (
    <section aria-busy={phase === 'loading'}>
      <h2>{t('home.featured')}</h2>
      <p css={lead}>{t('home.featuredLead')}</p>
      {featured.phase === 'failed' && (
        <ErrorState
          title={t('home.featuredFailed')}
          detail={featured.problem.title}
          onRetry={() => dispatch(featuredRequested())}
        />
      )}
      {featured.phase === 'ready' && (
        <Carousel label={t('home.featured')}>
          {featured.routes.map((route, index) => (
            <RouteCard
              key={`${route.origin.iataCode}${route.destination.iataCode}`}
              route={route}
              isFirst={index === 0}
            />
          ))}
        </Carousel>
      )}
      {(phase === 'idle' || phase === 'loading') && (
        <div css={skeletons}>
          {Array.from({ length: SKELETONS }, (_, index) => (
            <Skeleton key={index} height="auto" radius={20} />
          ))}
        </div>
      )}
    </section>
  );
}
/** `isFirst` is seen at once, without scrolling. */
function RouteCard({ route, isFirst }: { route: FeaturedRoute; isFirst: boolean }) {
  const t = useMessages('flights');
  const { origin, destination, from_price: price, date } = route;
  const names = { from: origin.cityName, to: destination.cityName };
  return (
    <Link to={resultsUrl(toQuery(route))} css={card}>
      <Picture
        src={destination.image}
        alt=""
        ratio="16 / 10"
        sizes="(min-width: 1024px) 33vw, (min-width: 568px) 50vw, 100vw"
        priority={isFirst}
      />
      <span>
        <strong>{t('home.route', names)}</strong>
        <span>{destination.countryName}</span>
        {price !== null && date !== null && (
          <b>{t('home.fromPrice', { price: formatMoney(price), day: formatDay(date) })}</b>
        )}
      </span>
    </Link>
  );
}
function toQuery({ origin, destination, date }: FeaturedRoute): FlightQuery {
  const { adults, ages, seatedInfants, cabin } = emptyDraft;
  const segment = {
    origin: { kind: 'city' as const, code: origin.iataCode, name: origin.cityName },
    destination: { kind: 'city' as const, code: destination.iataCode, name: destination.cityName },
    date: date ?? addDays(today(), DAYS_AHEAD),
  };
  return {
    tripType: 'ONE_WAY',
    segments: [segment],
    adults,
    ages: ages.flatMap((age) => age ?? []),
    seatedInfants,
    cabin,
    corporateCodes: [],
  };
}
const lead = (theme: Theme) => css`
  margin-block: ${theme.spacing(1)} ${theme.spacing(4)};
  color: ${theme.vars.palette.text.secondary};
`;
const card = (theme: Theme) => css`
  display: block;
  height: 100%;
  color: ${theme.vars.palette.text.secondary};
  text-decoration: none;
  background: ${theme.vars.palette.background.paper};
  border: 1px solid ${theme.vars.palette.divider};
  border-radius: ${theme.vars.radius.l};
  overflow: hidden;
  ${theme.focusRing}
  > span {
    display: grid;
    padding: ${theme.spacing(4)};
  }
  strong {
    ${theme.type.h3}
    color: ${theme.vars.palette.text.primary};
  }
  b {
    margin-top: ${theme.spacing(2)};
    color: ${theme.vars.palette.text.primary};
    font-variant-numeric: tabular-nums;
  }
  &:hover strong {
    text-decoration: underline;
  }
`;
/** As many as the carousel shows, as high as its cards: picture and three lines. Below is the room of its buttons. */
const skeletons = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
  padding-bottom: ${theme.spacing(14)};
  > * {
    box-sizing: content-box;
    padding-bottom: 104px;
    aspect-ratio: 16 / 10;
  }
  > :not(:first-of-type) {
    display: none;
  }
  ${theme.up(568)} {
    grid-template-columns: 1fr 1fr;
    > :nth-of-type(2) {
      display: block;
    }
  }
  ${theme.up(1024)} {
    grid-template-columns: 1fr 1fr 1fr;
    > :nth-of-type(3) {
      display: block;
    }
  }
`;
