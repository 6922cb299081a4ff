import * as z from 'zod';

/** A departure by its package's code and its day, such as `PE-CUSCO_2027-05-05`. */
export const departureIdSchema = z
  .string()
  .regex(/^[A-Z][A-Z0-9-]{1,39}_\d{4}-\d{2}-\d{2}$/)
  .refine((id) => z.iso.date().safeParse(id.slice(-10)).success);
