import type { ApiDocument, Schema } from './openApi';
import { wholeOf } from './wholeOf';

/** A list in a body: its JSON pointer, its limit, and a complete body with another list in its place. */
export interface BodyList {
  pointer: string;
  most: number | undefined;
  with(list: readonly unknown[]): unknown;
}
type Put = (inner: unknown) => unknown;

/** Every list of a schema, including nested ones. */
export function listsOf(
  document: ApiDocument,
  schema: Schema,
  put: Put = (inner) => inner,
  pointer = '',
): BodyList[] {
  if (schema.$ref) {
    const name = schema.$ref.slice('#/components/schemas/'.length);
    return listsOf(document, document.components.schemas[name] ?? {}, put, pointer);
  }
  const choices = (schema.anyOf ?? schema.oneOf)?.flatMap((choice) =>
    listsOf(document, choice, put, pointer),
  );
  if (choices) return choices;
  if (schema.type === 'array')
    return [
      { pointer, most: schema.maxItems, with: (list) => put(list) },
      ...listsOf(document, schema.items ?? {}, (inner) => put([inner]), `${pointer}/0`),
    ];
  const properties = Object.entries(schema.properties ?? {});
  return properties.flatMap(([name, inner]) =>
    listsOf(
      document,
      inner,
      (value) => put({ ...Object(wholeOf(document, schema)), [name]: value }),
      `${pointer}/${name}`,
    ),
  );
}
