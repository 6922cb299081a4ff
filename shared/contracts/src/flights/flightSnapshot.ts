import * as z from 'zod';
import {
  flightDictionariesSchema,
  flightOfferSchema,
  iataSchema,
  itinerarySchema,
} from './flightOffers';
import { fareRuleSchema } from './flightSale';

const changedFlightSchema = z.object({
  /** Airline and number, such as `AV9314`. */
  flight: z.string(),
  from: iataSchema,
  to: iataSchema,
  departs: z.string(),
  arrives: z.string(),
});
/** A change of the airline's own to flights that were sold. */
export const scheduleChangeSchema = z.object({
  /** The supplier's. */
  id: z.string(),
  detected_at: z.iso.datetime(),
  /** Local times as they were sold and as they are now, of the flights that changed. */
  flights: z.array(
    z.object({
      before: changedFlightSchema,
      /** Null where nobody can say which flight takes its place. */
      after: changedFlightSchema.nullable(),
    }),
  ),
  /** The whole trip as it will be; null where it does not fit what was sold, and a person answers. */
  itineraries: z.array(itinerarySchema).nullable(),
  /** What the traveller may answer here, as long as `answer` is null. */
  actions: z.array(z.enum(['ACCEPT', 'REFUND'])),
  /** Whole pesos that are kept when the money is asked back; null where the supplier has not said. */
  penalty: z.int().nullable(),
  answer: z.enum(['ACCEPTED']).nullable(),
});
export type ScheduleChange = z.infer<typeof scheduleChangeSchema>;
/** Accepts the change that stands in the booking's snapshot; the money is asked back by the booking's cancellation. */
export const scheduleAnswerBodySchema = z
  .object({ change: z.string().max(80), answer: z.literal('ACCEPT') })
  .meta({ id: 'ScheduleAnswer' });

/** What `snapshot` and `confirmation` of a flight's booking hold; no personal data. */
export const flightSnapshotSchema = z.object({
  offer: flightOfferSchema,
  dictionaries: flightDictionariesSchema,
  fare_rules: z.array(fareRuleSchema),
  is_international: z.boolean(),
  /** Chosen seats and bags, whole pesos. */
  services: z.array(
    z.object({
      kind: z.enum(['SEATS', 'BAGS', 'PRIORITY']),
      name: z.string(),
      travelerIds: z.array(z.string()),
      segmentIds: z.array(z.string()),
      quantity: z.int(),
      amount: z.int(),
    }),
  ),
  hold_until: z.iso.datetime().nullable(),
  /** What the airline changed after the sale, the newest; left out while it has changed nothing. */
  schedule_change: scheduleChangeSchema.optional(),
});
export type FlightSnapshot = z.infer<typeof flightSnapshotSchema>;
export const flightConfirmationSchema = z.object({
  /** The airline's own code of the booking: six letters and digits. */
  record_locator: z.string(),
  tickets: z.array(z.object({ travelerId: z.string(), documentNumber: z.string() })),
});
export type FlightConfirmation = z.infer<typeof flightConfirmationSchema>;
