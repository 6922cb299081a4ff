import type { BrandDraft } from '@tiquete/contracts';

type Data = Readonly<Record<string, unknown>>;
const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Value at a path of a file, such as `policy_versions.terms`; undefined if there is none. */
export const fieldOf = (file: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (isData(value) ? value[name] : undefined), file);

function withField(file: Data, [name = '', ...rest]: readonly string[], value: unknown): Data {
  const { [name]: inner, ...others } = file;
  const next = rest.length > 0 ? withField(isData(inner) ? inner : {}, rest, value) : value;
  const isGone = next === null || (isData(next) && Object.keys(next).length === 0);
  return isGone ? others : { ...file, [name]: next };
}
/** The brand's file with changed fields by their paths; null removes one. The api checks the result by its schema. */
export const readFields = (file: BrandDraft, changes: Data): BrandDraft =>
  Object.entries(changes).reduce<Data>(
    (edited, [path, value]) => withField(edited, path.split('.'), value),
    file,
  ) as BrandDraft;

/** True for equal values. The order of an object's fields does not matter. */
export function isSameField(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return (
      one.length === other.length && one.every((each, index) => isSameField(each, other[index]))
    );
  if (isData(one) && isData(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
      isSameField(one[name], other[name]),
    );
  return one === other;
}

export const readTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : [];
/** Rows of texts, each by the names of its columns. */
export const readRows = (value: unknown): readonly Record<string, string>[] =>
  Array.isArray(value)
    ? value.map((row) =>
        Object.fromEntries(
          Object.entries(isData(row) ? row : {}).map(([name, text]) => [name, String(text)]),
        ),
      )
    : [];
