import type { KeyBelow, TranslateOf } from '@tiquete/platform';
import { readRules, ruleProblem } from './markUpRules';
import type { Check, Field, FieldSection } from '../messages/fieldKinds';
import { fieldOf, readRows, readTexts } from './readFields';
import { hasInvisible, isColor, RULES } from './textRules';

export const fieldsOf = (sections: readonly FieldSection[]): readonly Field[] =>
  sections.flatMap(({ fields }) => fields);
/** Label of a field of the form; the path of any other field. */
export function labelOf(path: string, fields: readonly Field[]): string {
  const { group, label = path } = fields.find((field) => field.path === path) ?? {};
  return group ? `${group}: ${label.toLowerCase()}` : label;
}

/** Error texts by the path of their field. Empty if the draft can be sent. */
export function checkFields(
  file: unknown,
  fields: readonly Field[],
  t: TranslateOf<'brands'>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = fieldOf(file, field.path);
      if (field.kind === 'markUps') return rulesProblem(field.path, value, t);
      const problem = problemOf(field, value);
      return problem ? [[field.path, t(`field.${problem}`)]] : [];
    }),
  );
}

/** The error of a field with mark-ups names the first invalid rule by its number. */
function rulesProblem(path: string, value: unknown, t: TranslateOf<'brands'>): [string, string][] {
  const problems = readRules(value).map(ruleProblem);
  const index = problems.findIndex((problem) => problem !== null);
  const problem = problems[index];
  if (!problem) return [];
  const text = t(`markUps.wrong.${problem}`);
  return [[path, t('markUps.wrong.inRule', { number: index + 1, text })]];
}

type FieldProblem = KeyBelow<'brands', 'field'>;
function problemOf(field: Field, value: unknown): FieldProblem | null {
  if (value === undefined) return field.isOptional ? null : 'required';
  switch (field.kind) {
    case 'text':
      return textProblem(String(value), field.check);
    case 'lines':
      return String(value).length > field.longest
        ? 'tooLong'
        : textProblem(String(value), undefined, true);
    case 'color':
      return isColor(value) ? null : 'color';
    case 'pesos':
      return Number.isSafeInteger(value) && Number(value) >= 0 ? null : 'pesos';
    case 'number':
      if (typeof value !== 'number') return 'number';
      return field.check ? textProblem(String(value), field.check) : null;
    case 'texts':
    case 'hosts':
      return first(readTexts(value).map((text) => textProblem(text, field.check)));
    case 'rows':
      return rowsProblem(readRows(value), field.columns);
    case 'choices':
      return readTexts(value).length > 0 ? null : 'requiredList';
    case 'picture':
      return textProblem(String(value), undefined);
    case 'option':
    case 'markUps':
    case 'yes':
      return null;
  }
}
const textProblem = (
  text: string,
  check: Check | undefined,
  isMultiLine = false,
): FieldProblem | null => {
  if (text.trim() === '') return 'required';
  if (hasInvisible(text, isMultiLine)) return 'invisible';
  return check && !RULES[check].test(text) ? check : null;
};
function rowsProblem(
  rows: readonly Readonly<Record<string, string>>[],
  columns: readonly { name: string }[],
): FieldProblem | null {
  const texts = rows.flatMap((row) => columns.map(({ name }) => row[name] ?? ''));
  if (texts.some((text) => text.trim() === '')) return 'requiredRow';
  return texts.some((text) => hasInvisible(text)) ? 'invisible' : null;
}
const first = (problems: readonly (FieldProblem | null)[]) => problems.find(Boolean) ?? null;

/** Path of a setting of a remote. The remote's release defines its settings. */
const SETTING = /^settings\.[\w-]+\.\w+$/;

/**
 * Path of the form's field for a pointer of the api: `/file/phones/0/number` → `phones`. Null if the form has no such field.
 */
export function fieldAt(pointer: string | undefined, fields: readonly Field[]): string | null {
  const path = pointer?.replace(/^\/file\//, '').replaceAll('/', '.') ?? '';
  if (SETTING.test(path)) return path;
  const found = fields.find((field) => path === field.path || path.startsWith(`${field.path}.`));
  return found?.path ?? null;
}
