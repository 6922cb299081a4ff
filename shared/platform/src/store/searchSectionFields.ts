import type {
  AssistanceSearchBody,
  FlightSearchBody,
  HotelSearchBody,
  PackageSearchBody,
  Room,
} from '@tiquete/contracts';
import type { FieldGuards } from '../persistence/guards';
import type { FlightSegment, PlaceObject, SearchDates, SearchSection } from './searchSectionState';

/** Schema of `searchSection` as it is stored. */
export const fields: FieldGuards<SearchSection> = ({
  anything,
  count,
  day,
  flag,
  listOf,
  matching,
  nullable,
  optional,
  partly,
  shape,
  text,
}) => {
  const dates = shape<SearchDates>({ start: day, end: day });
  // A place may have more fields than its form reads.
  const place = partly<PlaceObject>({
    code: text,
    name: text,
    label: text,
    kind: text,
    image: optional(text),
  });
  return {
    guests: listOf(shape<Room>({ adults: count, childrens: listOf(count) })),
    hotelJson: nullable(
      partly<HotelSearchBody>({ checkin: text, checkout: text, client_nationality: text }),
    ),
    quotas: listOf(count),
    packageJson: nullable(partly<PackageSearchBody>({ DateBegin: text, DateEnd: text })),
    passengers: listOf(count),
    asisstanceJson: nullable(
      partly<AssistanceSearchBody>({ checkin: text, checkout: text, origin_code: text }),
    ),
    cabin: text,
    tripType: text,
    flightsJson: nullable(partly<FlightSearchBody>({ segments: listOf(partly({})) })),
    corporateCodes: listOf(text),
    flightsSegments: listOf(
      shape<FlightSegment>({
        id: text,
        dates: nullable(dates),
        originLocationCode: text,
        destinationLocationCode: text,
        // The date is empty until a day is chosen.
        departureDateTimeRange: shape({ date: text }),
      }),
    ),
    flightPassengers: anything,
    flightOfferSource: nullable(text),
    dates: nullable(dates),
    origin: text,
    sessionCode: text,
    destination: text,
    originObject: nullable(place),
    destinationObject: nullable(place),
    // A later remote may sell another product, so any code of the right form is valid.
    typeLastSearch: nullable(matching(/^[A-Z][A-Z_]{1,29}$/)),
    openFormMobile: flag,
    showSearchSection: flag,
    showShortSearchSection: flag,
  };
};
