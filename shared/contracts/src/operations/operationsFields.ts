import * as z from 'zod';
import { REASON_MAX, REASON_MIN } from '../limits';

export const instant = z.iso.datetime();
export const stateSchema = z.string().regex(/^[A-Z][A-Z_]{2,39}$/);
/** Reason that an operator gives. It is stored permanently. */
export const reasonSchema = z.string().trim().min(REASON_MIN).max(REASON_MAX);
export const idSchema = z.string().max(64);
export const factsSchema = z.record(z.string(), z.unknown());

export const pageSchema = z.coerce.number().int().min(1).max(1000).default(1);
export const pageMetaSchema = z.object({ total: z.int(), page: z.int(), page_size: z.int() });
