import { type DocumentNode, parse, type ValueNode } from '@humanwhocodes/momoa';

/** In a text, both from 1. */
export interface Position {
  line: number;
  column: number;
}

/** What is wrong with a text that is no JSON. */
export function syntaxProblem(text: string): Position & { message: string } {
  try {
    parse(text);
  } catch (error) {
    if (error instanceof Error && 'line' in error && 'column' in error)
      return {
        line: Number(error.line),
        column: Number(error.column),
        // Where it stands is said apart.
        message: `is not JSON: ${error.message.replace(/ \(\d+:\d+\)$/, '')}`,
      };
  }
  return { line: 1, column: 1, message: 'is not JSON' };
}

/** Finds the value of a path in a text that is JSON; of one that is not there, what it would stand in. */
export function findPosition(text: string): (path: readonly PropertyKey[]) => Position {
  const document: DocumentNode = parse(text);
  return (path) => {
    let node = document.body;
    let at: Position = node.loc.start;
    for (const step of path) {
      const inner = childOf(node, step);
      if (!inner) break;
      [node, at] = [inner.value, inner.loc.start];
    }
    return { line: at.line, column: at.column };
  };
}

function childOf(node: ValueNode, step: PropertyKey) {
  if (node.type === 'Array') return node.elements[Number(step)];
  if (node.type !== 'Object') return undefined;
  return node.members.find(({ name }) =>
    name.type === 'String' ? name.value === step : name.name === step,
  );
}
