import * as z from 'zod/mini';
import { fields, filled, flag, list, number, orNull, text } from '../snapshotFields';

/** Local time of a place, YYYY-MM-DDTHH:MM and more. */
const localTime = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/));
const optionally = <Item extends z.core.SomeType>(item: Item) =>
  z.catch(z.optional(item), undefined);

const point = z.object({ iataCode: text, at: localTime, terminal: optionally(filled) });
const segment = z.object({
  id: text,
  departure: point,
  arrival: point,
  carrierCode: text,
  number: text,
  aircraft: fields({ code: text }),
  operating: optionally(z.object({ carrierCode: filled })),
  duration: text,
  durationMinutes: number,
  numberOfStops: number,
});
/** An itinerary with a flight without times is left out. */
const itinerary = z.object({
  duration: text,
  durationMinutes: number,
  departureDate: text,
  arrivalDate: text,
  stops: number,
  segments: z.array(segment).check(z.minLength(1)),
});
/** `quantity` is null when the airline does not state it. */
const bags = fields({
  quantity: z.catch(z.nullable(z.number()), 0),
  weight: optionally(z.number()),
});
const names = z.catch(z.record(z.string(), text), {});
const changed = z.object({
  flight: text,
  from: text,
  to: text,
  departs: localTime,
  arrives: localTime,
});

const schema = fields({
  offer: fields({
    itineraries: list(itinerary),
    /** Travellers in the order of the booking's passengers. */
    travelerPricings: list(fields({ travelerId: text, travelerType: text })),
    includedCabinBags: bags,
    includedCheckedBags: bags,
    /** Name of the fare. */
    fare_family: text,
  }),
  dictionaries: fields({
    locations: z.catch(
      z.record(
        z.string(),
        fields({
          cityCode: text,
          countryCode: text,
          name: text,
          cityName: text,
          countryName: text,
        }),
      ),
      {},
    ),
    aircraft: names,
    carriers: names,
  }),
  services: list(
    fields({
      kind: text,
      name: text,
      travelerIds: list(filled),
      segmentIds: list(filled),
      quantity: number,
    }),
  ),
  is_international: flag,
  schedule_change: orNull(
    z.object({
      id: filled,
      flights: list(z.object({ before: changed, after: orNull(changed) })),
      actions: list(filled),
      /** Whole pesos that are not refunded. */
      penalty: number,
      answer: orNull(z.string()),
    }),
  ),
  confirmation: fields({
    record_locator: text,
    tickets: list(fields({ travelerId: text, documentNumber: filled })),
  }),
});
/**
 * The flights as they were sold: fields of `flightSnapshotSchema`, and the airline's confirmation. Missing texts are empty.
 */
export type SoldFlight = z.output<typeof schema>;
/** Reads the `snapshot` of a booking, of any age. */
export const readFlightSnapshot = (snapshot: unknown): SoldFlight => z.parse(schema, snapshot);
