import * as z from 'zod';
import { catalogueFileSchema } from './catalogueFile';

/**
 * The format for editors and other programs (JSON Schema 2020-12), without the rules between fields, which only the import
 * checks.
 */
export const catalogueJsonSchema = () => ({
  title: 'Catalogue of packages',
  ...z.toJSONSchema(catalogueFileSchema, { io: 'input' }),
});
