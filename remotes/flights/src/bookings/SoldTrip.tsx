import { useLazyMessages } from '@tiquete/platform';
import { css, smallText, type Theme } from '@tiquete/ui';
import { cityOf } from '../model/carriers';
import { itineraryName } from '../model/itineraryName';
import { arrivalDayText } from '../model/localTimes';
import { Timeline } from '../detail/Timeline';
import { itinerary } from '../messages/itinerary';
import { sold as words } from '../messages/sold';
import { CheckInLine } from './CheckInLine';
import { ChosenServices } from './ChosenServices';
import { SoldBags } from './SoldBags';
import type { SoldFlight } from '@tiquete/contracts/flight-snapshot';
import { tripTypeOf } from './tripTypeOf';

/** Itineraries with local times, the included bags, and the chosen seats and bags. */
export function SoldTrip({
  flight,
  passengers,
}: {
  flight: SoldFlight;
  passengers: readonly string[];
}) {
  const t = useLazyMessages('flights-sold', words);
  const names = useLazyMessages('flights', { itinerary });
  const { offer, dictionaries, confirmation } = flight;
  const { itineraries } = offer;
  const tripType = tripTypeOf(itineraries, dictionaries);
  return (
    <div css={trip}>
      {itineraries.map((itinerary, index) => {
        const [first, last] = [itinerary.segments[0], itinerary.segments.at(-1)];
        if (!first || !last) return null;
        const day = arrivalDayText(names, first.departure.at, last.arrival.at);
        const route = t('route', {
          from: cityOf(dictionaries, first.departure.iataCode),
          to: cityOf(dictionaries, last.arrival.iataCode),
        });
        return (
          <section key={`${first.id} ${first.departure.at}`} css={way}>
            <h3>
              {tripType === 'ONE_WAY'
                ? route
                : t('heading', { name: itineraryName(names, tripType, index), route })}
              {day && <small>{day}</small>}
            </h3>
            <Timeline itinerary={itinerary} dictionaries={dictionaries} />
            {confirmation.record_locator && (
              <CheckInLine itinerary={itinerary} dictionaries={dictionaries} t={t} />
            )}
          </section>
        );
      })}
      <p css={smallText}>{t('localTimes')}</p>
      <SoldBags flight={flight} t={t} />
      <ChosenServices flight={flight} passengers={passengers} t={t} />
    </div>
  );
}
const trip = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(5)};
`;
const way = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(4)};
  & + & {
    padding-top: ${theme.spacing(5)};
    border-top: 1px solid ${theme.vars.palette.divider};
  }
  break-inside: avoid;
  h3 small {
    ${theme.type.small}
    margin-inline-start: ${theme.spacing(2)};
    color: ${theme.vars.palette.text.secondary};
  }
`;
