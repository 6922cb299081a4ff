import * as z from 'zod';
import { catalogueFileSchema } from './catalogueFile';

/** The format for editors and other programs (JSON Schema 2020-12); what fits together is checked by us alone. */
export const catalogueJsonSchema = () => ({
  title: 'Catalogue of packages',
  ...z.toJSONSchema(catalogueFileSchema, { io: 'input' }),
});
