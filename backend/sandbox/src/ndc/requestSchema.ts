import * as z from 'zod';

const place = z.string().regex(/^[A-Z]{3}$/);
const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const money = z.string().regex(/^\d+\.\d{2}$/);
const country = z.string().regex(/^[A-Z]{2}$/);
const MAX_PEOPLE = 18;

/**
 * A passenger of a search, with either a type or an age. `infant_with_seat`, an infant with its own seat, is an addition of
 * this sandbox.
 */
const seeker = z.union([
  z.strictObject({ type: z.enum(['adult', 'child', 'infant_without_seat', 'infant_with_seat']) }),
  z.strictObject({ age: z.int().min(0).max(130) }),
]);
export const offerRequestSchema = z.strictObject({
  slices: z
    .array(z.strictObject({ origin: place, destination: place, departure_date: z.iso.date() }))
    .min(1)
    .max(6),
  passengers: z.array(seeker).min(1).max(MAX_PEOPLE),
  cabin_class: z.enum(['economy', 'premium_economy', 'business', 'first']).optional(),
  max_connections: z.int().min(0).max(2).optional(),
  private_fares: z
    .record(
      z.string().regex(/^[A-Z0-9]{2}$/),
      z
        .array(
          z.strictObject({
            corporate_code: z.string().min(1).max(50),
            tracking_reference: z.string().max(50).optional(),
          }),
        )
        .min(1),
    )
    .optional(),
});
export type OfferRequest = z.output<typeof offerRequestSchema>;
/**
 * Query of a search. `return_offers` may be omitted, because the sandbox always returns offers. `supplier_timeout` is in
 * milliseconds.
 */
export const offerRequestQuerySchema = z.strictObject({
  return_offers: z.literal('true').optional(),
  supplier_timeout: z
    .string()
    .regex(/^\d{1,6}$/)
    .optional(),
});
export const offerQuerySchema = z.strictObject({ return_available_services: flag.optional() });
export const seatMapQuerySchema = z.strictObject({ offer_id: z.string().min(1) });

/** Name of a passenger: Latin letters without ligatures, as airlines print them. */
const personName = z
  .string()
  .min(1)
  .max(20)
  .regex(/^[A-Za-zÀ-ÖØ-öø-ž' -]+$/)
  .regex(/^[^ÆæĲĳŒœÞþÐð]*$/);
const passenger = z.strictObject({
  id: z.string().min(1),
  title: z.enum(['mr', 'ms', 'mrs', 'miss', 'dr']),
  gender: z.enum(['m', 'f']),
  given_name: personName,
  family_name: personName,
  born_on: z.iso.date(),
  email: z.email(),
  phone_number: z.string().regex(/^\+[1-9]\d{6,14}$/),
  infant_passenger_id: z.string().min(1).optional(),
  loyalty_programme_accounts: z
    .array(
      z.strictObject({
        airline_iata_code: z.string().regex(/^[A-Z0-9]{2}$/),
        account_number: z.string().min(1).max(30),
      }),
    )
    .optional(),
  identity_documents: z
    .array(
      z.strictObject({
        type: z.enum(['passport', 'tax_id']),
        unique_identifier: z.string().regex(/^[A-Za-z0-9-]{4,20}$/),
        issuing_country_code: country,
        expires_on: z.iso.date().optional(),
      }),
    )
    .max(1)
    .optional(),
});
const payment = z.strictObject({
  type: z.literal('balance'),
  amount: money,
  currency: z.string().length(3),
});
export const createNdcOrderSchema = z.strictObject({
  type: z.enum(['instant', 'hold']),
  selected_offers: z.array(z.string().min(1)).length(1),
  services: z
    .array(z.strictObject({ id: z.string().min(1), quantity: z.int().min(1).max(9) }))
    .optional(),
  passengers: z.array(passenger).min(1).max(MAX_PEOPLE),
  payments: z.array(payment).length(1).optional(),
  metadata: z.record(z.string().regex(/^[\w-]{1,40}$/), z.string().max(500)).optional(),
});
export type CreateNdcOrder = z.output<typeof createNdcOrderSchema>;
export const listOrdersSchema = z.strictObject({
  offer_id: z.string().optional(),
  booking_reference: z.string().optional(),
  awaiting_payment: flag.optional(),
  'created_at[after]': z.iso.datetime({ offset: true }).optional(),
  'created_at[before]': z.iso.datetime({ offset: true }).optional(),
  limit: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(200))
    .default(50),
  after: z.string().optional(),
  before: z.string().optional(),
});
export type ListOrders = z.output<typeof listOrdersSchema>;
export const payOrderSchema = z.strictObject({ order_id: z.string().min(1), payment });
export const listChangesSchema = z.strictObject({ order_id: z.string().min(1) });
export const cancelOrderSchema = z.strictObject({ order_id: z.string().min(1) });
