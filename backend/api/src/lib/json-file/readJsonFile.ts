import * as z from 'zod';
import { findPosition, type Path, type Position, repeatedKeys, syntaxProblem } from './positions';

/** One error in a file: its position and its field. */
export interface FileProblem extends Position {
  /** `packages[3].departures[0].date`; empty for the file as a whole. */
  field: string;
  message: string;
}
export type ReadFile<T> = { kind: 'read'; file: T } | { kind: 'bad'; problems: FileProblem[] };

/** Parses a JSON text by a schema. Returns the value, or all errors in the order of their lines. */
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

/** Adds the position in the text to each error and sorts them by it. */
export function locate(
  text: string,
  problems: readonly { path: Path; message: string }[],
): FileProblem[] {
  const find = findPosition(text);
  return problems
    .map(({ path, message }) => ({ ...find(path), field: z.core.toDotPath(path), message }))
    .sort(byPosition);
}

/** An unknown field is reported under its own name, not under its parent's. */
export const fieldProblems = (
  issue: z.core.$ZodIssue,
): { path: PropertyKey[]; message: string }[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({
        path: [...issue.path, key],
        message: 'is not a field of the format',
      }))
    : [{ path: issue.path, message: issue.message }];

/** `catalogue.json:12:5 packages[0].nights: …`, a form that editors and terminals can open. */
export const problemLine = (file: string, { line, column, field, message }: FileProblem): string =>
  `${file}:${line}:${column} ${field === '' ? '' : `${field}: `}${message}`;
