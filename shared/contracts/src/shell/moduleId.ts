import * as z from 'zod';

/** Id of a product. The descriptors of the remotes define which ones exist. */
export const moduleIdSchema = z.string().regex(/^[A-Z][A-Z_]{1,29}$/);
