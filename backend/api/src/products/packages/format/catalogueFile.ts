import * as z from 'zod';
import { checkPackage } from './checkPackage';
import { packageShapeSchema } from './packageSchema';
import { type ReadFile, readJsonFile } from '../../../lib/readJsonFile';

/** Schema of a package, including the rules between its fields. */
export const cataloguePackageSchema = packageShapeSchema.superRefine((given, context) => {
  for (const { path, message } of checkPackage(given))
    context.addIssue({ code: 'custom', path, message });
});

/** Schema of a brand's catalogue file. */
export const catalogueFileSchema = z.strictObject({
  format: z.literal('tiquete-packages'),
  version: z.literal(1),
  packages: z.array(cataloguePackageSchema).superRefine((packages, context) => {
    const seen = new Set<string>();
    packages.forEach(({ code }, index) => {
      if (seen.has(code))
        context.addIssue({
          code: 'custom',
          path: [index, 'code'],
          message: `${code} is there twice`,
        });
      seen.add(code);
    });
  }),
});
export type CatalogueFile = z.infer<typeof catalogueFileSchema>;

export type ReadCatalogue = ReadFile<CatalogueFile>;

/** Parses a catalogue, or returns all errors of the text. */
export const readCatalogue = (text: string): ReadCatalogue =>
  readJsonFile(text, catalogueFileSchema);

/**
 * JSON Schema (2020-12) of the format for editors and other programs. It lacks the rules between fields, which only the
 * import checks.
 */
export const catalogueJsonSchema = () => ({
  title: 'Catalogue of packages',
  ...z.toJSONSchema(catalogueFileSchema, { io: 'input' }),
});
