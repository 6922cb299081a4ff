import '../plainZod';
import * as z from 'zod';
import { birthSchema, identitySchema } from '../buyer/buyerSchema';

/** Of each traveller, as typed. */
export interface IdentityValues {
  people: {
    identity: { type: string; number: string };
    birth: { day: string; month: string; year: string };
  }[];
}
/** What the browser can tell by itself; ages are the api's to compare with the booking. */
export const identitiesSchema = z.object({
  people: z.array(z.object({ identity: identitySchema(), birth: birthSchema(() => null) })),
});
export type CheckedIdentities = z.output<typeof identitiesSchema>;
