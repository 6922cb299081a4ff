import * as z from 'zod';
import { findPosition, type Path, type Position, repeatedKeys, syntaxProblem } from './positions';

/** One mistake in a file: where it stands, and the field as one would write it. */
export interface FileProblem extends Position {
  /** `packages[3].departures[0].date`; empty for the file as a whole. */
  field: string;
  message: string;
}
export type ReadFile<T> = { kind: 'read'; file: T } | { kind: 'bad'; problems: FileProblem[] };

/** What a text of JSON holds by a schema, or every mistake in it, by its line. */
export function readJsonFile<T>(text: string, schema: z.ZodType<T>): ReadFile<T> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: 'bad', problems: [{ ...syntaxProblem(text), field: '' }] };
  }
  const parsed = schema.safeParse(value);
  const problems = [
    ...repeatedKeys(text).map(({ path, ...position }) => ({
      ...position,
      field: z.core.toDotPath(path),
      message: 'is there twice',
    })),
    ...(parsed.success ? [] : locate(text, parsed.error.issues.flatMap(fieldProblems))),
  ];
  return parsed.success && problems.length === 0
    ? { kind: 'read', file: parsed.data }
    : { kind: 'bad', problems: problems.sort(byPosition) };
}
const byPosition = (a: Position, b: Position) => a.line - b.line || a.column - b.column;

/** The same mistakes with the place of each in the text, in its order. */
export function locate(
  text: string,
  problems: readonly { path: Path; message: string }[],
): FileProblem[] {
  const find = findPosition(text);
  return problems
    .map(({ path, message }) => ({ ...find(path), field: z.core.toDotPath(path), message }))
    .sort(byPosition);
}

/** An unknown field is reported by its own name, not by its parent's. */
export const fieldProblems = (
  issue: z.core.$ZodIssue,
): { path: PropertyKey[]; message: string }[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({
        path: [...issue.path, key],
        message: 'is not a field of the format',
      }))
    : [{ path: issue.path, message: issue.message }];

/** `catalogue.json:12:5 packages[0].nights: …`, as editors and terminals open it. */
export const problemLine = (file: string, { line, column, field, message }: FileProblem): string =>
  `${file}:${line}:${column} ${field === '' ? '' : `${field}: `}${message}`;
