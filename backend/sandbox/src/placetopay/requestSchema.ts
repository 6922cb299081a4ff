import * as z from 'zod';
import { cents, totalSchema } from './amount';
import { notValid } from './errors';

const text = (max: number) => z.string().min(1).max(max);
const field = z.strictObject({
  keyword: text(50),
  value: z.unknown(),
  displayOn: z.enum(['none', 'payment', 'receipt', 'both', 'approved']).default('none'),
});
const address = z.strictObject({
  country: z.string().length(2).optional(),
  state: z.string().max(3).optional(),
  city: z.string().max(30).optional(),
  postalCode: z.string().max(10).optional(),
  street: text(128).optional(),
  phone: z.string().max(20).optional(),
});
const person = z.strictObject({
  document: z.string().max(25).optional(),
  documentType: z.string().max(6).optional(),
  name: text(60).optional(),
  surname: text(60).optional(),
  company: text(60).optional(),
  email: z.email().max(80).optional(),
  mobile: text(30).optional(),
  address: address.optional(),
});
const taxKinds = [
  'valueAddedTax',
  'exciseDuty',
  'ice',
  'airportTax',
  'stateTax',
  'reducedStateTax',
  'municipalTax',
] as const;
const detailKinds = [
  'discount',
  'additional',
  'vatDevolutionBase',
  'shipping',
  'handlingFee',
  'insurance',
  'giftWrap',
  'subtotal',
  'fee',
  'tip',
  'airline',
  'interests',
] as const;
const amount = z.strictObject({
  currency: z.literal('COP', { error: 'la moneda no está habilitada para el sitio' }),
  total: totalSchema.refine((total) => total > 0, { error: 'debe ser mayor que cero' }),
  taxes: z
    .array(
      z.strictObject({ kind: z.enum(taxKinds), amount: totalSchema, base: totalSchema.optional() }),
    )
    .optional(),
  details: z.array(z.strictObject({ kind: z.enum(detailKinds), amount: totalSchema })).optional(),
});
const dispersion = z.strictObject({
  agreement: z.union([z.string(), z.number()]).optional(),
  agreementType: z.enum(['AIRLINE', 'MERCHANT']),
  amount,
});
const payment = z
  .strictObject({
    reference: z.string().regex(/^[\p{L}\p{N} _\-.:/#$@|]{1,32}$/u),
    description: text(255).optional(),
    amount,
    allowPartial: z.boolean().default(false),
    subscribe: z.boolean().default(false),
    shipping: person.optional(),
    items: z.array(z.unknown()).optional(),
    fields: z.array(field).optional(),
    dispersion: z.array(dispersion).min(1).optional(),
  })
  .refine(({ allowPartial, amount: { taxes } }) => !(allowPartial && taxes), {
    path: ['allowPartial'],
    error: 'no se acepta con impuestos',
  })
  .refine(({ allowPartial, dispersion: parts }) => !(allowPartial && parts), {
    path: ['allowPartial'],
    error: 'no se acepta con dispersión',
  })
  .refine(
    ({ amount: { total }, dispersion: parts }) =>
      !parts || parts.reduce((sum, part) => sum + cents(part.amount.total), 0) === cents(total),
    { path: ['dispersion'], error: 'debe sumar el total' },
  );

/** Schema of the merchant's request without its credentials. A query of the session returns it. */
export const sessionRequestSchema = z.strictObject({
  locale: z
    .string()
    .regex(/^\w{2}_[A-Z]{2}$/)
    .default('es_CO'),
  payer: person.optional(),
  buyer: person.optional(),
  payment,
  fields: z.array(field).default([]),
  expiration: z.iso.datetime({ offset: true }).max(35).optional(),
  returnUrl: z.url({ protocol: /^https?$/ }).max(255),
  cancelUrl: z
    .url({ protocol: /^https?$/ })
    .max(255)
    .optional(),
  ipAddress: z.union([z.ipv4(), z.ipv6()]),
  userAgent: text(255),
  paymentMethod: z.string().optional(),
  skipResult: z.boolean().default(false),
  noBuyerFill: z.boolean().default(false),
  metadata: z.record(z.string(), z.unknown()).optional(),
});
export type SessionRequest = z.output<typeof sessionRequestSchema>;

/** Schema of the reversal of an approved payment, which is full unless it states an amount. */
export const transactionRequestSchema = z.strictObject({
  action: z.enum(['checkout', 'reauthorization', 'reverse', 'confirm', 'cancel']),
  internalReference: z.coerce.number().pipe(z.int()),
  amount: amount.optional(),
});

/** Validates a body without `auth`, which is checked separately. @throws Refusal 400 naming the first invalid field */
export function parseBody<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const { auth: _, ...rest } = z.record(z.string(), z.unknown()).parse(body);
  const answer = schema.safeParse(rest);
  if (answer.success) return answer.data;
  const [issue] = answer.error.issues;
  const keys = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  throw notValid(
    `El campo ${[...(issue?.path ?? []), ...keys].map(String).join('.') || 'payment'} no es válido: ${keys.length > 0 ? 'no se reconoce' : (issue?.message ?? 'no se entiende')}`,
  );
}
