const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses `true`, `12`, `["a"]`; a value that is not JSON is a string. */
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

/**
 * Sets fields of a brand as named on a command line (`refund_limit=200000`, `phones.0.number=+57 601 …`); null removes a
 * field. The result is not validated.
 */
export const setFields = (
  file: unknown,
  fields: readonly (readonly [field: string, value: string])[],
): unknown =>
  fields.reduce<unknown>(
    (edited, [field, text]) => setAt(edited, field.split('.'), toValue(text)),
    file,
  );
