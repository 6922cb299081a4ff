import * as z from 'zod';
import { instant, reasonSchema, stateSchema } from '../operations/operationsFields';
import { departureIdSchema } from './departureId';

/** Maximum departures in one answer. */
export const DEPARTURES_PAGE = 50;
/** Decision about a departure below its minimum group. */
const departureDecisionSchema = z.enum(['CONFIRM', 'CANCEL']);
const ROOM_TYPES = ['single', 'double', 'triple'] as const;

export const consoleDeparturesQuerySchema = z.object({
  /** A part of the package's name, or the start of its code. */
  q: z.string().trim().max(80).default(''),
  /** Month, YYYY-MM. Default: all from today on. */
  month: z
    .string()
    .regex(/^20\d{2}-(0[1-9]|1[0-2])$/)
    .optional(),
  /** OPEN: on sale now. CLOSED: all others. */
  state: z.enum(['OPEN', 'CLOSED']).optional(),
  /** `yes`: only departures below their minimum group without a decision. */
  below_minimum: z.literal('yes').optional(),
  /** `meta.next` of the previous answer. */
  cursor: departureIdSchema.optional(),
});
const roomsSchema = z.object({ total: z.int(), held: z.int(), sold: z.int(), free: z.int() });
const listedDepartureSchema = z.object({
  id: departureIdSchema,
  code: z.string(),
  name: z.string(),
  nights: z.int(),
  date: z.iso.date(),
  /** Last day of sale. */
  sale_ends_on: z.iso.date(),
  /**
   * CANCELLED: below its minimum group. CLOSED: by an operator. WITHDRAWN: no longer in the catalogue. ENDED: after the last
   * day of sale.
   */
  sale: z.enum(['OPEN', 'CANCELLED', 'CLOSED', 'WITHDRAWN', 'ENDED']),
  /** Rooms of all types together. */
  rooms: roomsSchema,
  /** `sold`: beds in sold rooms, by which the group is counted. */
  minimum_group: z
    .object({
      travelers: z.int(),
      sold: z.int(),
      is_reached: z.boolean(),
      decided_by: z.iso.date(),
      /** True when the decision was not made in time. */
      is_overdue: z.boolean(),
      decision: departureDecisionSchema.nullable(),
    })
    .nullable(),
});
export type ConsoleListedDeparture = z.infer<typeof listedDepartureSchema>;
export const consoleDeparturesResponseSchema = z.object({
  /** The next departure first. */
  data: z.array(listedDepartureSchema),
  meta: z.object({ next: departureIdSchema.nullable() }),
});
const departureSchema = listedDepartureSchema.extend({
  /** Rooms by type. */
  allotments: z.array(roomsSchema.extend({ room_type: z.enum(ROOM_TYPES) })),
  /** Number of bookings with rooms. */
  bookings: z.int(),
  /** Whole pesos paid by these bookings. */
  paid: z.int(),
  /** Decision about the departure. `by` is null when sales reached the minimum group. */
  decided: z
    .object({ at: instant, by: z.string().nullable(), reason: z.string().nullable() })
    .nullable(),
  /** Closing by an operator, with the operator's name. Null while open. */
  closed: z.object({ at: instant, by: z.string(), reason: z.string() }).nullable(),
  /** True when it is in the catalogue, closed or not. */
  is_offered: z.boolean(),
});
export type ConsoleDeparture = z.infer<typeof departureSchema>;
const departureResponseSchema = z.object({ data: departureSchema });

const passengerSchema = z.object({
  name: z.string(),
  lastname: z.string(),
  type: z.enum(['AD', 'CH', 'INF']),
  /** Number of the room in the booking, from 1. */
  room: z.int(),
  room_type: z.enum(ROOM_TYPES),
  document_type: z.int(),
  document: z.string(),
  birth_date: z.iso.date(),
  nationality: z.string(),
  passport_expiry: z.iso.date().nullable(),
});
const passengersSchema = z.object({
  /** Bookings with rooms, in order of booking. */
  bookings: z.array(
    z.object({
      id: z.string(),
      code: z.string(),
      state: stateSchema,
      /** The buyer. */
      contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
      /** Whole pesos without extras. OVERDUE: an instalment is unpaid after its due day. */
      payment: z.object({
        status: z.enum(['PAID', 'PARTIAL', 'OVERDUE']),
        total: z.int(),
        paid: z.int(),
      }),
      passengers: z.array(passengerSchema),
    }),
  ),
});
export type ConsolePassengers = z.infer<typeof passengersSchema>;

const params = z.object({ id: departureIdSchema });
const reasonBodySchema = z.object({ reason: reasonSchema }).meta({ id: 'DeparturePassengers' });
const allotmentBodySchema = z
  .object({ room_type: z.enum(ROOM_TYPES), total: z.int().min(1).max(2000) })
  .meta({ id: 'DepartureAllotment' });
const saleBodySchema = z
  .object({ sale: z.enum(['CLOSED', 'OPEN']), reason: reasonSchema })
  .meta({ id: 'DepartureSale' });

const decisionBodySchema = z
  .object({ decision: departureDecisionSchema, reason: reasonSchema })
  .meta({ id: 'DepartureDecision' });

/** Departures of a brand's packages, for its operators. `operationsRoutes` describes access and recording. */
export const packageConsoleRoutes = {
  'GET console/packages/departures': {
    summary: 'Departures with their rooms and their minimum group',
    query: consoleDeparturesQuerySchema,
    response: consoleDeparturesResponseSchema,
  },
  'GET console/packages/departures/:id': {
    summary: 'One departure with its allotments',
    params,
    response: departureResponseSchema,
  },
  'POST console/packages/departures/:id/allotments': {
    summary: 'How many rooms of a type there are, never fewer than are held and sold',
    params,
    body: allotmentBodySchema,
    response: departureResponseSchema,
  },
  'POST console/packages/departures/:id/sale': {
    summary: 'Closes a departure regardless of imports, or opens it again',
    params,
    body: saleBodySchema,
    response: departureResponseSchema,
  },
  'POST console/packages/departures/:id/decision': {
    summary:
      'Confirms a departure below its minimum group, or cancels it and gives everything back; for good',
    params,
    body: decisionBodySchema,
    response: departureResponseSchema,
  },
  'POST console/packages/departures/:id/passengers': {
    summary: 'Who travels, for a reason that is kept',
    params,
    body: reasonBodySchema,
    response: z.object({ data: passengersSchema }),
  },
  'POST console/packages/departures/:id/passengers_files': {
    summary: 'Who travels as CSV for a spreadsheet, for a reason that is kept',
    params,
    body: reasonBodySchema,
    response: z.object({ data: z.object({ name: z.string(), content: z.string() }) }),
  },
} as const;
