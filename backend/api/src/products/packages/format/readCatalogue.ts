import * as z from 'zod';
import { type CatalogueFile, catalogueFileSchema } from './catalogueFile';
import { findPosition, type Position, syntaxProblem } from './positions';

/** One mistake in a file: where it stands, and the field as one would write it. */
export interface FileProblem extends Position {
  /** `packages[3].departures[0].date`; empty for the file as a whole. */
  field: string;
  message: string;
}
export type ReadCatalogue =
  { kind: 'read'; file: CatalogueFile } | { kind: 'bad'; problems: FileProblem[] };
type Path = readonly PropertyKey[];

/** The catalogue that a file's text holds, or every mistake in it. */
export function readCatalogue(text: string): ReadCatalogue {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: 'bad', problems: [{ ...syntaxProblem(text), field: '' }] };
  }
  const parsed = catalogueFileSchema.safeParse(value);
  if (parsed.success) return { kind: 'read', file: parsed.data };
  return { kind: 'bad', problems: locate(text, parsed.error.issues.flatMap(toProblems)) };
}

/** The same mistakes with the place of each in the text, in its order. */
export function locate(
  text: string,
  problems: readonly { path: Path; message: string }[],
): FileProblem[] {
  const find = findPosition(text);
  return problems
    .map(({ path, message }) => ({ ...find(path), field: z.core.toDotPath(path), message }))
    .sort((a, b) => a.line - b.line || a.column - b.column);
}

/** A field that the format does not know is named itself, not what it stands in. */
const toProblems = (issue: z.core.$ZodIssue): { path: Path; message: string }[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({
        path: [...issue.path, key],
        message: 'is not a field of the format',
      }))
    : [{ path: issue.path, message: issue.message }];
