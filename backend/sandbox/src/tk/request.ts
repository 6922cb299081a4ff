import * as z from 'zod';
import { TkError } from './errors';

const fieldsSchema = z
  .record(z.string(), z.union([z.string(), z.array(z.string())]))
  .catch(() => ({}));
/** Fields of a call: strings, or lists of strings with one per passenger. */
export type Fields = z.infer<typeof fieldsSchema>;
export const readFields = (body: unknown): Fields => fieldsSchema.parse(body ?? {});

/** A text field. @throws TkError with the number `code` when it is empty or a list */
export function textField(fields: Fields, name: string, code: number): string {
  const value = fields[name];
  if (typeof value !== 'string' || value.trim() === '') throw new TkError(code);
  return value.trim();
}
/** A field that may be omitted; '' in that case. */
export const optionalField = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value.trim() : '';
};
export const listField = (fields: Fields, name: string): string[] => {
  const value = fields[name];
  return Array.isArray(value) ? value : [];
};
/** A list field with one non-empty string per passenger. @throws TkError with the number `code` */
export function perPassenger(fields: Fields, name: string, count: number, code: number): string[] {
  const words = listField(fields, name);
  if (words.length !== count || words.some((one) => one.trim() === '')) throw new TkError(code);
  return words;
}
/** A field with a whole number above 0. @throws TkError with the number `code` */
export function count(fields: Fields, name: string, code: number): number {
  const value = Number(textField(fields, name, code));
  if (!Number.isInteger(value) || value < 1) throw new TkError(code);
  return value;
}
/** Language of a call. @throws TkError 6021, 1030 */
export function checkLanguage(fields: Fields, name = 'language'): 'spa' | 'eng' {
  const language = textField(fields, name, 6021);
  if (language !== 'spa' && language !== 'eng') throw new TkError(1030);
  return language;
}
