import * as z from 'zod';

export const instant = z.iso.datetime();
export const stateSchema = z.string().regex(/^[A-Z][A-Z_]{2,39}$/);
/** Reason that an operator gives. It is stored permanently. */
export const reasonSchema = z.string().trim().min(5).max(500);
export const idSchema = z.string().max(64);
export const factsSchema = z.record(z.string(), z.unknown());

export const pageSchema = z.coerce.number().int().min(1).max(1000).default(1);
export const pageMetaSchema = z.object({ total: z.int(), page: z.int(), page_size: z.int() });
