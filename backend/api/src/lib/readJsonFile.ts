import * as z from 'zod';
import {
  findNodeAtLocation,
  parse,
  type ParseError,
  parseTree,
  printParseErrorCode,
  visit,
} from 'jsonc-parser';

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

/** Line and column in a text, both from 1. */
interface Position {
  line: number;
  column: number;
}
type Path = readonly PropertyKey[];

const STRICT = { disallowComments: true, allowTrailingComma: false };

/** Position and message of a JSON syntax error. */
function syntaxProblem(text: string): Position & { message: string } {
  const errors: ParseError[] = [];
  parse(text, errors, STRICT);
  const [first] = errors;
  if (!first) return { line: 1, column: 1, message: 'is not JSON' };
  const what = printParseErrorCode(first.error)
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`)
    .toLowerCase();
  return { ...positionsIn(text)(first.offset), message: `is not JSON: ${what}` };
}

/** Returns a function that finds the position of a path in a JSON text; for a missing path, the position of its parent. */
function findPosition(text: string): (path: Path) => Position {
  const root = parseTree(text);
  const positionAt = positionsIn(text);
  return (path) => {
    for (let depth = path.length; root && depth > 0; depth -= 1) {
      const found = findNodeAtLocation(root, path.slice(0, depth).map(toSegment));
      // The position of a field is that of its name.
      const named = found?.parent?.type === 'property' ? found.parent : found;
      if (named) return positionAt(named.offset);
    }
    return positionAt(root?.offset ?? 0);
  };
}
const toSegment = (step: PropertyKey) => (typeof step === 'number' ? step : String(step));

/** Keys that occur twice in one object, each with its position. A parser would silently use the last. */
function repeatedKeys(text: string): (Position & { path: Path })[] {
  const repeated: { path: Path; offset: number }[] = [];
  const open: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => {
      open.push(new Set());
    },
    onObjectEnd: () => {
      open.pop();
    },
    onObjectProperty: (key, offset, _length, _line, _column, pathOf) => {
      const keys = open.at(-1);
      if (keys?.has(key)) repeated.push({ path: [...pathOf(), key], offset });
      keys?.add(key);
    },
  });
  const positionAt = positionsIn(text);
  return repeated.map(({ path, offset }) => ({ path, ...positionAt(offset) }));
}

function positionsIn(text: string): (offset: number) => Position {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  return (offset) => {
    const line = starts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}
