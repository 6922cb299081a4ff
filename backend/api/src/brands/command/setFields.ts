import { InvalidArgumentError } from '@commander-js/extra-typings';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a value such as `true`, `12` or `["a"]`. A text that is not JSON stays a text. */
function toValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function setAt(value: unknown, [name = '', ...rest]: readonly string[], wanted: unknown): unknown {
  const step = (inner: unknown) => (rest.length > 0 ? setAt(inner, rest, wanted) : wanted);
  if (Array.isArray(value) && /^\d{1,3}$/.test(name) && Number(name) <= value.length)
    return value.toSpliced(Number(name), 1, step(value[Number(name)]));
  const fields = isRecord(value) ? value : {};
  const { [name]: inner, ...others } = fields;
  return rest.length === 0 && wanted === null ? others : { ...fields, [name]: step(inner) };
}

/** A field and the text of its new value. */
export type FieldValue = readonly [field: string, value: string];

/** Splits `FIELD=VALUE` at its first `=`. @throws InvalidArgumentError when the field is missing */
export function splitField(text: string): FieldValue {
  const index = text.indexOf('=');
  if (index < 1) throw new InvalidArgumentError('FIELD=VALUE is needed.');
  return [text.slice(0, index), text.slice(index + 1)];
}

/**
 * Sets fields as a command names them: `refund_limit=200000`, `phones.0.number=+57 601 …`. The value null removes a field.
 * The result is not validated.
 */
export const setFields = (file: unknown, fields: readonly FieldValue[]): unknown =>
  fields.reduce<unknown>(
    (edited, [field, text]) => setAt(edited, field.split('.'), toValue(text)),
    file,
  );
