import type { ApiDocument, Schema } from './openApi';

/**
 * A value with everything that the schema names: every property, one element of every list, and the properties of all
 * alternatives together. It may be invalid.
 */
export function wholeOf(document: ApiDocument, schema: Schema): unknown {
  const of = (inner: Schema) => wholeOf(document, inner);
  if (schema.$ref)
    return of(document.components.schemas[schema.$ref.slice('#/components/schemas/'.length)] ?? {});
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choices = (schema.anyOf ?? schema.oneOf)?.map(of);
  if (choices)
    return choices.every(isObject)
      ? Object.assign({}, ...choices)
      : choices.find((choice) => choice !== null);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, of(inner)]),
      );
    case 'array':
      return [of(schema.items ?? {})];
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return 'x';
  }
}
const isObject = (value: unknown) => typeof value === 'object' && value !== null;
