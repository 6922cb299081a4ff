import { emptyDraft, type FlightQuery } from '@tiquete/domain/searches/flights';
import {
  addDays,
  formatDay,
  formatMoney,
  today,
  useMessages,
  useSelector,
} from '@tiquete/platform';
import { Featured, FeaturedCard } from '@tiquete/search';
import { featuredQuery } from '../state/flightSearch';
import type { FeaturedRoute } from '../state/flightState';
import { selectFeatured } from '../state/slice';
import { resultsUrl } from '../urls';

/** Days until departure of a search without a chosen day. */
const DAYS_AHEAD = 21;
/** Height of three lines below the picture, in pixels. */
const TEXT_HEIGHT = 104;

/** Featured routes at their lowest known fare. */
export function FeaturedRoutes() {
  const t = useMessages('flights');
  const featured = useSelector(selectFeatured);
  return (
    <Featured
      featured={featured}
      query={featuredQuery}
      lead={t('home.featuredLead')}
      textHeight={TEXT_HEIGHT}
    >
      {(route, index) => {
        const { origin, destination, from_price: price, date } = route;
        return (
          <FeaturedCard
            key={`${origin.iataCode}${destination.iataCode}`}
            to={resultsUrl(toQuery(route))}
            image={destination.image}
            title={t('home.route', { from: origin.cityName, to: destination.cityName })}
            text={destination.countryName}
            price={
              price !== null && date !== null
                ? t('home.fromPrice', { price: formatMoney(price), day: formatDay(date) })
                : undefined
            }
            index={index}
          />
        );
      }}
    </Featured>
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
