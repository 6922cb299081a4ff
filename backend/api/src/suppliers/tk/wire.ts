import * as z from 'zod';
import { maybe, orElse } from '../maybe';

/**
 * Schemas of this supplier's answers; the README in this folder names its pages. Unknown fields are ignored. Numbers come as
 * strings, and sometimes as numbers.
 */
const decimal = z
  .union([z.number().nonnegative(), z.string().trim()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,12}(\.\d{1,6})?$/));
const whole = z
  .union([z.int(), z.string().regex(/^\d{1,6}$/)])
  .transform(Number)
  .pipe(z.int().nonnegative());
const words = z.union([z.string(), z.number()]).transform((value) => String(value).trim());
const id = words.pipe(z.string().min(1));
const currency = z
  .string()
  .transform((code) => code.trim().toUpperCase())
  .pipe(z.string().regex(/^[A-Z]{3}$/));

export const tkRefusalSchema = z.object({
  status: z.string().regex(/^error$/i),
  result: z.object({ error_id: whole }),
});
export const tkTokenSchema = z.object({
  status: z.literal('OK'),
  result: z.object({ token: z.string().min(1).max(64) }),
});
export const doneSchema = z.object({ status: z.literal('OK') });

export const regionsSchema = z.array(z.object({ id_territory: id, desc_small: z.string() }));
export const categoriesSchema = z.array(z.object({ id_plan_categoria: id, name_plan: z.string() }));
/** Plans are parsed one by one later, so that one malformed plan does not spoil the others. */
export const plansSchema = z.array(z.unknown());
export const planSchema = z.object({
  plan_id: id,
  titulo: z.string().min(1),
  description: orElse(z.string(), ''),
  id_plan_categoria: id,
  num_pas: whole,
  min_tiempo: whole,
  max_tiempo: whole,
  min_age: whole,
  max_age: whole,
  plan_local: orElse(z.string(), 'N'),
  modo_plan: orElse(z.string(), 'W'),
  moneda: currency,
});
export type WirePlan = z.infer<typeof planSchema>;
export const coveragesSchema = z.array(
  z.object({
    id_benefit: id,
    name: z.string().min(1),
    valor_spa: orElse(words, ''),
    extended_info: orElse(z.string(), ''),
  }),
);
export type WireCoverages = z.infer<typeof coveragesSchema>;
export const planTermsSchema = z.object({
  id,
  terms: z.string().min(1),
  prestador: z.string().min(1),
  aseguradora: orElse(z.string(), ''),
  texto_legal: orElse(z.string(), ''),
  exclusiones: orElse(z.array(z.string()), []),
  cancelacion: orElse(
    z.array(z.object({ dias: whole, retiene: whole.pipe(z.int().max(100)) })),
    [],
  ),
  telefonos: orElse(
    z.array(z.object({ pais: maybe(z.string()), nombre: z.string(), numero: z.string() })),
    [],
  ),
  reclamos: orElse(z.array(z.string()), []),
  /** Days of cover of an annual plan, from its first day. */
  vigencia: maybe(whole.pipe(z.int().positive())),
});
export type WireTerms = z.infer<typeof planTermsSchema>;
export const restrictedSchema = z.array(z.object({ iso_country: z.string() }));

const upgradeSchema = z.object({ id_raider: id, name_raider: z.string(), price_upgrade: decimal });
export const priceSchema = z.object({
  total_orden: decimal,
  moneda: maybe(currency),
  promocion: maybe(z.object({ nombre: z.string(), porcentaje: decimal.transform(Number) })),
  detalle: maybe(
    z.array(z.object({ edad: whole, valor: decimal, motivo: orElse(z.string(), '') })),
  ),
  upgrade: orElse(z.array(upgradeSchema), []),
});
export type WirePrice = z.infer<typeof priceSchema>;
/** Prices by plan number. Without any it is an empty list, as PHP encodes an empty array. */
export const pricesSchema = z.object({
  planes: z.union([
    z.record(z.string(), z.unknown()),
    z.array(z.never()).transform((): Record<string, unknown> => ({})),
  ]),
});
export const planPriceSchema = z.looseObject({ idplan: id, total_orden: z.unknown() });

export const tkOrderSchema = z.object({
  status: z.literal('OK'),
  codigo: id,
  valor: maybe(decimal),
});
export type TkOrder = z.infer<typeof tkOrderSchema>;
export const vouchersSchema = z
  .array(
    z.object({
      codigo: id,
      agencia: id,
      status: id,
      total: maybe(decimal),
      salida: maybe(z.iso.date()),
      retorno: maybe(z.iso.date()),
    }),
  )
  .min(1);
export type WireVoucher = z.infer<typeof vouchersSchema>[number];
export const reportSchema = z.array(
  z.object({ codigo: id, referencia: orElse(words, ''), status: id, producto: id }),
);
export type ReportRow = z.infer<typeof reportSchema>[number];
