import { type ReadFile, readJsonFile } from '../../../lib/json-file/readJsonFile';
import { type CatalogueFile, catalogueFileSchema } from './catalogueFile';

export type ReadCatalogue = ReadFile<CatalogueFile>;

/** Parses a catalogue, or returns all errors of the text. */
export const readCatalogue = (text: string): ReadCatalogue =>
  readJsonFile(text, catalogueFileSchema);
