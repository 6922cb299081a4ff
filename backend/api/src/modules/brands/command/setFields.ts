const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `true`, `12`, `["a"]`; what is no JSON is a text. */
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
 * A brand with fields set as a command line names them (`refund_limit=200000`, `phones.0.number=+57 601 …`); null takes a field away.
 * What comes out is not checked.
 */
export const setFields = (
  file: unknown,
  fields: readonly (readonly [field: string, value: string])[],
): unknown =>
  fields.reduce<unknown>(
    (edited, [field, text]) => setAt(edited, field.split('.'), toValue(text)),
    file,
  );
