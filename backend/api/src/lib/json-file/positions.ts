import {
  findNodeAtLocation,
  parse,
  type ParseError,
  parseTree,
  printParseErrorCode,
  visit,
} from 'jsonc-parser';

/** Line and column in a text, both from 1. */
export interface Position {
  line: number;
  column: number;
}
export type Path = readonly PropertyKey[];

const STRICT = { disallowComments: true, allowTrailingComma: false };

/** Position and message of a JSON syntax error. */
export function syntaxProblem(text: string): Position & { message: string } {
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
export function findPosition(text: string): (path: Path) => Position {
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
export function repeatedKeys(text: string): (Position & { path: Path })[] {
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
