import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The theme colours in one rule of a style sheet, each by its path in the palette, such as `primary.soft`. */
export interface ColorRule {
  file: string;
  ground?: string;
  text?: string;
  /** Colours of borders, outlines, shadows and strokes. */
  lines: string[];
}
const GROUPS = ['shared', 'remotes'];
const TEMPLATE = /css`((?:[^`\\]|\\.)*)`/g;
const COLOR = /\$\{(?:theme\.vars\.)?palette\.([a-zA-Z.]+)\}/;
const LINE = /^(?:border|outline|box-shadow|stroke)/;

/** Every rule with a theme colour in the styles of the shell, the libraries and the remotes. */
export const colorRules = (): ColorRule[] =>
  sourceFolders()
    .flatMap(sourceFiles)
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(TEMPLATE)].flatMap(([, sheet = '']) =>
        rulesOf(file, sheet),
      ),
    );

const sourceFolders = () => [
  'shell/src',
  ...GROUPS.flatMap((group) => readdirSync(group).map((name) => join(group, name, 'src'))).filter(
    (folder) => existsSync(folder),
  ),
];
const sourceFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
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
