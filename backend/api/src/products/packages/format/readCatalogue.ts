import { type ReadFile, readJsonFile } from '../../../lib/json-file/readJsonFile';
import { type CatalogueFile, catalogueFileSchema } from './catalogueFile';

export type ReadCatalogue = ReadFile<CatalogueFile>;

/** The catalogue that a file's text holds, or every mistake in it. */
export const readCatalogue = (text: string): ReadCatalogue =>
  readJsonFile(text, catalogueFileSchema);
