import { relative } from 'node:path';
import ts from 'typescript';

/** A column as the code expects it: its TypeScript types, such as `string` or `null`. Empty for any type. */
export interface ExpectedColumn {
  name: string;
  kinds: readonly string[];
}
/** A call of the database, with every text that its statement can have. */
export interface StatementCall {
  /** True for a statement over the rows of every brand (`queryBrands`). */
  isOfEveryBrand: boolean;
  /** File and line of the call, from the repository's root. */
  at: string;
  /** Texts of the statement; null when they cannot be read from the sources. */
  texts: readonly string[] | null;
  /** Columns of the row type that the call names; null when it names none. */
  columns: readonly ExpectedColumn[] | null;
}
/** Methods of `Queryable` and `Database`, with the index of the argument that is the statement. */
const METHODS: Readonly<Record<string, number>> = { query: 0, queryBrand: 1, queryBrands: 0 };
/** Maximum number of texts of one statement, which conditional parts multiply. */
const MAX_TEXTS = 64;
/** Text in place of a number, whose value does not matter. */
const ANY_NUMBER = '1';

/** Maximum length of a line of a statement in the sources. */
const MAX_LINE = 140;
/** Pattern of a statement, or of a part of one with parameters. */
const SQL = /\$\d|\b(?:select|insert into|update|delete from)\b[^]*\b(?:from|set|values|where)\b/;

type Text = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression;
type Bindings = ReadonlyMap<ts.Symbol, readonly string[] | null>;

/**
 * Reads every database call of the api's sources, without tests and fixtures. `longLines` are the places of statements and of their
 * parts where a line has more than 140 characters.
 */
export function readStatements(
  root: string,
  configFile: string,
): { calls: StatementCall[]; longLines: string[] } {
  const parsed = ts.getParsedCommandLineOfConfigFile(
    configFile,
    { noEmit: true },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(String(messageText));
      },
    },
  );
  if (!parsed) throw new Error(`No ${configFile}`);
  const own = parsed.fileNames.filter((name) => isOwn(relative(root, name)));
  const program = ts.createProgram({ rootNames: own, options: parsed.options });
  const checker = program.getTypeChecker();
  const texts = new Set<Text>();
  const reader = createReader(checker, (text) => texts.add(text));
  const calls = own.flatMap((name) => {
    const file = program.getSourceFile(name);
    for (const text of file ? sqlIn(file) : []) texts.add(text);
    return file ? callsIn(file, root, checker, reader) : [];
  });
  const longLines = new Set([...texts].flatMap((text) => longLinesOf(text, root)));
  return { calls, longLines: [...longLines].sort() };
}

function sqlIn(file: ts.SourceFile): Text[] {
  const found: Text[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (isTextNode(node) && SQL.test(node.getText())) found.push(node);
  };
  visit(file);
  return found;
}

const isTextNode = (node: ts.Node): node is Text =>
  ts.isStringLiteral(node) ||
  ts.isNoSubstitutionTemplateLiteral(node) ||
  ts.isTemplateExpression(node);

function longLinesOf(text: Text, root: string): string[] {
  const file = text.getSourceFile();
  const name = relative(root, file.fileName);
  const [first, last] = [text.getStart(), text.getEnd()].map(
    (position) => file.getLineAndCharacterOfPosition(position).line,
  );
  const lines = file.text.split('\n').slice(first, (last ?? 0) + 1);
  return lines.flatMap((line, index) =>
    isOwn(name) && line.length > MAX_LINE ? [`${name}:${(first ?? 0) + index + 1}`] : [],
  );
}

const isOwn = (name: string): boolean =>
  name.startsWith('backend/api/src/') && !/\.test\.ts$|\/testing\//.test(name);

function callsIn(
  file: ts.SourceFile,
  root: string,
  checker: ts.TypeChecker,
  textsOf: (node: ts.Expression) => readonly string[] | null,
): StatementCall[] {
  const found: StatementCall[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const method = node.expression.name.text;
    const position = METHODS[method];
    const sql = position === undefined ? undefined : node.arguments[position];
    if (!sql || !isText(checker.getTypeAtLocation(sql))) return;
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push({
      isOfEveryBrand: method === 'queryBrands',
      at: `${relative(root, file.fileName)}:${line + 1}`,
      texts: textsOf(sql),
      columns: columnsOf(node, checker),
    });
  };
  visit(file);
  return found;
}

const isText = (type: ts.Type): boolean =>
  (type.flags & ts.TypeFlags.StringLike) !== 0 || (type.isUnion() && type.types.every(isText));

function columnsOf(call: ts.CallExpression, checker: ts.TypeChecker): ExpectedColumn[] | null {
  const [row] = call.typeArguments ?? [];
  if (!row) return null;
  return checker
    .getTypeFromTypeNode(row)
    .getProperties()
    .flatMap((property) => {
      if (property.flags & ts.SymbolFlags.Optional) return [];
      const type = checker.getTypeOfSymbolAtLocation(property, call);
      return [{ name: property.name, kinds: kindsOf(type, checker) }];
    });
}

function kindsOf(type: ts.Type, checker: ts.TypeChecker): string[] {
  const constraint = checker.getBaseConstraintOfType(type);
  if (type.isTypeParameter() && constraint) return kindsOf(constraint, checker);
  // The type of a branded string is an intersection whose first part is the primitive type.
  if (type.isIntersection()) return kindsOf(type.types[0] ?? type, checker);
  if (type.isUnion()) return [...new Set(type.types.flatMap((one) => kindsOf(one, checker)))];
  const { flags } = type;
  if (flags & ts.TypeFlags.StringLike) return ['string'];
  if (flags & ts.TypeFlags.NumberLike) return ['number'];
  if (flags & ts.TypeFlags.BooleanLike) return ['boolean'];
  if (flags & ts.TypeFlags.Null) return ['null'];
  if (type.symbol?.name === 'Date') return ['Date'];
  if (type.symbol?.name === 'Buffer') return ['Buffer'];
  if (checker.isArrayType(type)) return ['array'];
  return flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown) ? [] : ['object'];
}

/**
 * Reads the texts that an expression can have: constants of any file, both sides of a condition, and functions of one
 * expression.
 */
function createReader(checker: ts.TypeChecker, onText: (text: Text) => void) {
  const declarationOf = (node: ts.Node): ts.Declaration | undefined => {
    const symbol = checker.getSymbolAtLocation(node);
    const real =
      symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return real?.valueDeclaration;
  };
  const read = (node: ts.Expression, bound: Bindings): readonly string[] | null => {
    if (isTextNode(node)) onText(node);
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node)
    )
      return read(node.expression, bound);
    if (ts.isTemplateExpression(node))
      return product([
        [node.head.text],
        ...node.templateSpans.flatMap(({ expression, literal }) => [
          read(expression, bound),
          [literal.text],
        ]),
      ]);
    if (ts.isConditionalExpression(node))
      return union([read(node.whenTrue, bound), read(node.whenFalse, bound)]);
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
      return product([read(node.left, bound), read(node.right, bound)]);
    if (ts.isCallExpression(node)) return readCall(node, bound) ?? byType(node);
    if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node))
      return readName(node, bound) ?? byType(node);
    return byType(node);
  };
  const readName = (
    node: ts.Identifier | ts.PropertyAccessExpression,
    bound: Bindings,
  ): readonly string[] | null => {
    const symbol = checker.getSymbolAtLocation(node);
    if (symbol && bound.has(symbol)) return bound.get(symbol) ?? null;
    const declaration = declarationOf(node);
    if (
      declaration &&
      (ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration)) &&
      declaration.initializer
    )
      return read(declaration.initializer, bound);
    return null;
  };
  const readCall = (node: ts.CallExpression, bound: Bindings): readonly string[] | null => {
    const joined = readJoin(node, bound);
    if (joined) return joined;
    const declaration = declarationOf(node.expression);
    const made =
      declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
    if (!made || !(ts.isArrowFunction(made) || ts.isFunctionDeclaration(made)) || !made.body)
      return null;
    const body = ts.isBlock(made.body) ? onlyReturn(made.body) : made.body;
    if (!body) return null;
    const inner = new Map(bound);
    for (const [index, { name, initializer }] of made.parameters.entries()) {
      const symbol = checker.getSymbolAtLocation(name);
      const given = node.arguments[index] ?? initializer;
      if (symbol && given) inner.set(symbol, read(given, bound));
    }
    return read(body, inner);
  };
  /** Reads `[one, other].join(', ')`. */
  const readJoin = ({ expression, arguments: [separator] }: ts.CallExpression, bound: Bindings) => {
    if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'join') return null;
    const list = expression.expression;
    const elements = ts.isArrayLiteralExpression(list) ? list : initialOf(declarationOf(list));
    if (!elements || !ts.isArrayLiteralExpression(elements) || !separator) return null;
    const between = read(separator, bound);
    return product(
      elements.elements.flatMap((element, index) => [
        ...(index === 0 ? [] : [between]),
        read(element, bound),
      ]),
    );
  };
  /** Reads a number, or the texts that the type of the expression lists. */
  const byType = (node: ts.Expression): readonly string[] | null => {
    const type = checker.getTypeAtLocation(node);
    const types = type.isUnion() ? type.types : [type];
    if (types.every(({ flags }) => flags & ts.TypeFlags.NumberLike)) return [ANY_NUMBER];
    const texts = types.flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
    return texts.length === types.length ? texts : null;
  };
  return (node: ts.Expression) => read(node, new Map());
}

function initialOf(declaration: ts.Declaration | undefined): ts.Expression | undefined {
  const found =
    declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  return found && ts.isAsExpression(found) ? found.expression : found;
}

function onlyReturn({ statements }: ts.Block): ts.Expression | undefined {
  const [only] = statements;
  return statements.length === 1 && only && ts.isReturnStatement(only)
    ? only.expression
    : undefined;
}

function union(parts: readonly (readonly string[] | null)[]): readonly string[] | null {
  const texts = parts.flatMap((part) => part ?? []);
  return parts.includes(null) || texts.length > MAX_TEXTS ? null : texts;
}

/** Joins one text of each part, in all combinations. */
function product(parts: readonly (readonly string[] | null)[]): readonly string[] | null {
  let texts: string[] = [''];
  for (const part of parts) {
    if (part === null || texts.length * part.length > MAX_TEXTS) return null;
    texts = texts.flatMap((before) => part.map((after) => before + after));
  }
  return texts;
}
