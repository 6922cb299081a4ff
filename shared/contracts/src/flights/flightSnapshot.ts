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
/** A change that the airline made to sold flights. */
export const scheduleChangeSchema = z.object({
  /** Id of the supplier. */
  id: z.string(),
  detected_at: z.iso.datetime(),
  /** Changed flights with their local times, as sold and now. */
  flights: z.array(
    z.object({
      before: changedFlightSchema,
      /** New flight in place of the old one. Null when it is unknown. */
      after: changedFlightSchema.nullable(),
    }),
  ),
  /** The whole new trip. Null when it does not match the trip that was sold; a person then handles it. */
  itineraries: z.array(itinerarySchema).nullable(),
  /** Answers that the traveller may give while `answer` is null. */
  actions: z.array(z.enum(['ACCEPT', 'REFUND'])),
  /** Whole pesos of penalty when the booking is refunded. Null when the supplier has not reported it. */
  penalty: z.int().nullable(),
  answer: z.enum(['ACCEPTED']).nullable(),
});
export type ScheduleChange = z.infer<typeof scheduleChangeSchema>;
/** Accepts the change in the booking's snapshot. A refund is requested by cancelling the booking. */
export const scheduleAnswerBodySchema = z
  .object({ change: z.string().max(80), answer: z.literal('ACCEPT') })
  .meta({ id: 'ScheduleAnswer' });

/** `snapshot` and `confirmation` of a flight's booking. They hold no personal data. */
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
  /** Newest change by the airline after the sale. Absent while there is none. */
  schedule_change: scheduleChangeSchema.optional(),
});
export type FlightSnapshot = z.infer<typeof flightSnapshotSchema>;
export const flightConfirmationSchema = z.object({
  /** The airline's booking code: six letters and digits. */
  record_locator: z.string(),
  tickets: z.array(z.object({ travelerId: z.string(), documentNumber: z.string() })),
});
export type FlightConfirmation = z.infer<typeof flightConfirmationSchema>;
