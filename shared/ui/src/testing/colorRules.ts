import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What one rule of a style sheet does with the theme's colours, each by its place in the palette: `primary.soft`. */
export interface ColorRule {
  file: string;
  ground?: string;
  text?: string;
  /** Of borders, outlines, shadows and strokes. */
  lines: string[];
}
const FOLDERS = ['shell/src', 'shared', 'remotes'];
const TEMPLATE = /css`((?:[^`\\]|\\.)*)`/g;
const COLOR = /\$\{(?:theme\.vars\.)?palette\.([a-zA-Z.]+)\}/;
const LINE = /^(?:border|outline|box-shadow|stroke)/;

/** Every rule of the shell's, the libraries' and the remotes' styles that sets a colour of the theme. */
export const colorRules = (): ColorRule[] =>
  FOLDERS.flatMap(sourceFiles).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(TEMPLATE)].flatMap(([, sheet = '']) =>
      rulesOf(file, sheet),
    ),
  );

const sourceFiles = (folder: string): string[] =>
  readdirSync(resolve(process.cwd(), folder), { recursive: true, encoding: 'utf8' })
    .filter((name) =>
      /(?:^|\/)src\/|^[^/]+\.tsx?$/.test(folder === 'shell/src' ? `src/${name}` : name),
    )
    .filter((name) => /\.tsx?$/.test(name) && !/node_modules|\.test\./.test(name))
    .map((name) => join(folder, name));

function rulesOf(file: string, sheet: string): ColorRule[] {
  const open: ColorRule[] = [];
  const closed: ColorRule[] = [];
  const begin = () => open.push({ file, lines: [] });
  begin();
  for (const [, text = '', end] of sheet.matchAll(/((?:\$\{[^}]*\}|[^{};])*)([{};]|$)/g)) {
    if (end === '{') begin();
    else declare(open.at(-1), text.trim());
    if (end === '}') closed.push(...open.splice(-1));
  }
  return [...closed, ...open].filter(({ ground, text, lines }) => ground ?? text ?? lines[0]);
}
function declare(rule: ColorRule | undefined, declaration: string) {
  const [, property = '', value = ''] = /^([a-z-]+):\s*(.*)$/s.exec(declaration) ?? [];
  const color = COLOR.exec(value)?.[1];
  if (!rule || !color) return;
  if (/^background(?:-color)?$/.test(property) && !value.includes('gradient(')) rule.ground = color;
  else if (property === 'color') rule.text = color;
  else if (LINE.test(property)) rule.lines.push(color);
}
