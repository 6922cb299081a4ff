import { posix } from 'node:path';
import { parse, type AnyNode } from 'acorn';

const GATE = '__gate';

/**
 * Reason why the entry of a remote would load its chunks without the page's script gate; null when it calls the gate for each.
 * It is read from the syntax tree, so that the name in a string, a comment or unreachable code proves nothing.
 */
export function gateProblem(entry: string): string | null {
  const program = parsed(entry, 'script');
  if (!program) return 'its entry is no script';
  let isGated = false;
  let problem: string | null = null;
  walk(program, [], (node, above) => {
    if (node.type === 'ImportExpression') problem ??= 'its entry loads chunks by import()';
    if (!makesScript(node)) return;
    if (above.some((each, index) => isOtherwise(each, above[index + 1] ?? node))) isGated = true;
    else problem ??= 'its entry makes scripts past the script gate';
  });
  return problem ?? (isGated ? null : 'it was built without the script gate');
}

/**
 * Reason why a release of modules cannot be served, by file; null when there is none. The page's import map lists the release's
 * files, so each module must import the others by addresses within the release. Imports by name or from elsewhere would be
 * unchecked or fail.
 */
export function moduleProblem(modules: ReadonlyMap<string, string>): string | null {
  for (const [file, text] of modules) {
    const program = parsed(text, 'module');
    if (!program) return `${file} is no module`;
    for (const imported of importsOf(program)) {
      const found = posix.join(posix.dirname(file), imported);
      if (!/^\.\.?\//.test(imported) || !modules.has(found))
        return `${file} imports ${imported}, which the release does not list`;
    }
  }
  return null;
}

/** Literal addresses; only the page checks computed ones. */
function importsOf(program: AnyNode): string[] {
  const imports: string[] = [];
  walk(program, [], (node) => {
    if (
      node.type !== 'ImportExpression' &&
      node.type !== 'ImportDeclaration' &&
      node.type !== 'ExportNamedDeclaration' &&
      node.type !== 'ExportAllDeclaration'
    )
      return;
    const text = node.source ? textOf(node.source) : null;
    if (text !== null) imports.push(text);
  });
  return imports;
}

function parsed(text: string, sourceType: 'script' | 'module'): AnyNode | null {
  try {
    return parse(text, { ecmaVersion: 'latest', sourceType });
  } catch {
    return null;
  }
}

function walk(
  node: AnyNode,
  above: readonly AnyNode[],
  visit: (node: AnyNode, above: readonly AnyNode[]) => void,
) {
  visit(node, above);
  const path = [...above, node];
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) walk(child, path, visit);
}
const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** True when the node is `document.createElement('script')`. */
function makesScript(node: AnyNode): boolean {
  if (node.type !== 'CallExpression' || nameOf(node.callee) !== 'createElement') return false;
  const [tag] = node.arguments;
  return tag !== undefined && textOf(tag)?.toLowerCase() === 'script';
}

/** Value of a string, which minifiers also write as a template; null for a computed one. */
function textOf(node: AnyNode): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return null;
  return node.quasis[0]?.value.cooked ?? null;
}

/** True when `child` runs only when the page has no gate, and the gate is called otherwise. */
function isOtherwise(node: AnyNode, child: AnyNode): boolean {
  if (node.type !== 'IfStatement' && node.type !== 'ConditionalExpression') return false;
  const { test, consequent, alternate } = node;
  if (nameOf(test) === GATE) return child === alternate && callsGate(consequent);
  const isNegated = test.type === 'UnaryExpression' && test.operator === '!';
  return isNegated && nameOf(test.argument) === GATE
    ? child === consequent && alternate != null && callsGate(alternate)
    : false;
}

function callsGate(branch: AnyNode): boolean {
  let isCalled = false;
  walk(branch, [], (node) => {
    if (node.type === 'CallExpression' && nameOf(node.callee) === GATE) isCalled = true;
  });
  return isCalled;
}

/** Property name of `object.name` and `object['name']`. */
function nameOf(node: AnyNode): string | null {
  if (node.type !== 'MemberExpression') return null;
  const { property } = node;
  if (property.type === 'Identifier' && !node.computed) return property.name;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : null;
}
