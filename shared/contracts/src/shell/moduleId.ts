import * as z from 'zod';

/** A product's id; which ones there are is said by the descriptors of the remotes. */
export const moduleIdSchema = z.string().regex(/^[A-Z][A-Z_]{1,29}$/);
