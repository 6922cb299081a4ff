import { screen } from '@testing-library/react';
import { anItinerary, aResult, aSegment } from '../testing/builders';
import { itinerary as words } from '../messages/itinerary';
import { renderFlights } from '../testing/renderFlights';
import { useLazyMessages } from '@tiquete/platform';
import { FlightWay } from '../results/list/FlightWay';
import { ItineraryLine } from './ItineraryLine';
import { Timeline } from './Timeline';

const { dictionaries } = aResult([]);
const away = (departs: string, arrives: string) =>
  anItinerary([
    aSegment({
      departure: { iataCode: 'NRT', at: `${departs}:00` },
      arrival: { iataCode: 'HNL', at: `${arrives}:00` },
    }),
  ]);
function EveryView({ departs, arrives }: { departs: string; arrives: string }) {
  useLazyMessages('flights', { itinerary: words });
  const itinerary = away(departs, arrives);
  return (
    <>
      <FlightWay itinerary={itinerary} hasDay={false} />
      <ItineraryLine itinerary={itinerary} dictionaries={dictionaries} />
      <Timeline itinerary={itinerary} dictionaries={dictionaries} />
    </>
  );
}

it.each([
  [
    '2027-02-10T01:00',
    '2027-02-09T13:05',
    '13:05 día anterior',
    'Llegas el día anterior, 09 feb. 2027',
  ],
  ['2027-02-10T22:00', '2027-02-10T10:05', '10:05 mismo día', 'Llegas el mismo día, 10 feb. 2027'],
  ['2027-02-10T22:00', '2027-02-11T05:00', '05:00 +1 día', 'Llegas al día siguiente, 11 feb. 2027'],
  ['2027-02-10T22:00', '2027-02-12T05:00', '05:00 +2 días', 'Llegas 2 días después, 12 feb. 2027'],
])('shows the day of arrival of a flight from %s to %s', async (departs, arrives, short, long) => {
  const { container } = renderFlights(<EveryView departs={departs} arrives={arrives} />);
  expect(await screen.findByText(long)).toBeVisible();
  const [hour, day = ''] = short.split(/ (.*)/);
  expect(screen.getByText(day, { selector: 'sup' })).toBeVisible();
  expect(container.textContent).toContain(`HNL ${hour} ${day}`);
});

it('shows no day where the time is enough', () => {
  const { container } = renderFlights(
    <EveryView departs="2027-02-10T08:00" arrives="2027-02-10T10:05" />,
  );
  expect(container.textContent).not.toMatch(/mismo día|Llegas el/);
});
