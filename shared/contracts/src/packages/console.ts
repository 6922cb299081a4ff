import * as z from 'zod';
import { instant, reasonSchema, stateSchema } from '../operations/operationsFields';
import { departureIdSchema } from './departureId';

/** Departures of one answer. */
export const DEPARTURES_PAGE = 50;
/** Whether it takes place though its minimum group is not reached. */
const departureDecisionSchema = z.enum(['CONFIRM', 'CANCEL']);
const ROOM_TYPES = ['single', 'double', 'triple'] as const;

export const consoleDeparturesQuerySchema = z.object({
  /** A part of the package's name, or the beginning of its code. */
  q: z.string().trim().max(80).default(''),
  /** YYYY-MM; without one all from today on. */
  month: z
    .string()
    .regex(/^20\d{2}-(0[1-9]|1[0-2])$/)
    .optional(),
  /** OPEN: sold now; CLOSED: all others. */
  state: z.enum(['OPEN', 'CLOSED']).optional(),
  /** `yes`: only those that need more travellers than they have, and are not decided about. */
  below_minimum: z.literal('yes').optional(),
  /** `meta.next` of the answer before. */
  cursor: departureIdSchema.optional(),
});
const roomsSchema = z.object({ total: z.int(), held: z.int(), sold: z.int(), free: z.int() });
const listedDepartureSchema = z.object({
  id: departureIdSchema,
  code: z.string(),
  name: z.string(),
  nights: z.int(),
  date: z.iso.date(),
  /** The last day on which it is sold. */
  sale_ends_on: z.iso.date(),
  /** CANCELLED: below its minimum group; CLOSED: by an operator; WITHDRAWN: the catalogue does not offer it; ENDED: after the last day of sale. */
  sale: z.enum(['OPEN', 'CANCELLED', 'CLOSED', 'WITHDRAWN', 'ENDED']),
  /** Of all types. */
  rooms: roomsSchema,
  /** `sold`: beds in the rooms sold, by which the group is counted. */
  minimum_group: z
    .object({
      travelers: z.int(),
      sold: z.int(),
      is_reached: z.boolean(),
      decided_by: z.iso.date(),
      /** Nobody decided in time. */
      is_overdue: z.boolean(),
      decision: departureDecisionSchema.nullable(),
    })
    .nullable(),
});
export type ConsoleListedDeparture = z.infer<typeof listedDepartureSchema>;
export const consoleDeparturesResponseSchema = z.object({
  /** The next one first. */
  data: z.array(listedDepartureSchema),
  meta: z.object({ next: departureIdSchema.nullable() }),
});
const departureSchema = listedDepartureSchema.extend({
  /** By room type. */
  allotments: z.array(roomsSchema.extend({ room_type: z.enum(ROOM_TYPES) })),
  /** With rooms in it. */
  bookings: z.int(),
  /** By them, in whole pesos. */
  paid: z.int(),
  /** Who said whether it takes place; nobody, where what was sold reached the minimum group. */
  decided: z
    .object({ at: instant, by: z.string().nullable(), reason: z.string().nullable() })
    .nullable(),
  /** By an operator, of that name. */
  closed: z.object({ at: instant, by: z.string(), reason: z.string() }).nullable(),
  /** Whether the catalogue offers it, closed or not. */
  is_offered: z.boolean(),
});
export type ConsoleDeparture = z.infer<typeof departureSchema>;
const departureResponseSchema = z.object({ data: departureSchema });

const passengerSchema = z.object({
  name: z.string(),
  lastname: z.string(),
  type: z.enum(['AD', 'CH', 'INF']),
  /** From 1 in the booking. */
  room: z.int(),
  room_type: z.enum(ROOM_TYPES),
  document_type: z.int(),
  document: z.string(),
  birth_date: z.iso.date(),
  nationality: z.string(),
  passport_expiry: z.iso.date().nullable(),
});
const passengersSchema = z.object({
  /** Those with rooms in it, the first one first. */
  bookings: z.array(
    z.object({
      id: z.string(),
      code: z.string(),
      state: stateSchema,
      /** Who bought. */
      contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
      /** Whole pesos, without extras. OVERDUE: a part is not paid after its day. */
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

/** Departures of a brand's packages for its operators; see `operationsRoutes` for who they are and what is recorded. */
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
    summary: 'Closes a departure, whatever is imported, or opens it again',
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
