import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv';
import { load } from 'js-yaml';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Tree = { [key: string]: Json };
const folder = join(__dirname, '../../specs/hotelbeds');
export const isTree = (value: Json | undefined): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merge patch by RFC 7396. */
export function merge(target: Json | undefined, patch: Json): Json {
  if (!isTree(patch)) return patch;
  const result: Tree = isTree(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key];
    else result[key] = merge(result[key], value);
  }
  return result;
}
/**
 * Forbids fields that the description does not have, so that an invented one fails. Drops keywords that validators do not
 * know.
 */
export function strict(node: Json): Json {
  if (Array.isArray(node)) return node.map(strict);
  if (!isTree(node)) return node;
  const entries = Object.entries(node).filter(
    ([key, value]) =>
      !((key === 'format' || key === 'example' || key === 'xml') && !isTree(value)) &&
      key !== 'xml',
  );
  const copy: Tree = Object.fromEntries(entries.map(([key, value]) => [key, strict(value)]));
  const properties = copy.properties;
  // The description states numeric bounds for decimal strings, which validators reject.
  if (copy.type === 'string') for (const bound of ['minimum', 'maximum']) delete copy[bound];
  return copy.type === 'object' && isTree(properties) && !('additionalProperties' in copy)
    ? { ...copy, additionalProperties: false }
    : copy;
}

/** Validator of one schema of the vendor's description with our overlay. */
export function vendorSchema(part: 'booking' | 'content', name: string): ValidateFunction {
  const document = JSON.parse(
    JSON.stringify(load(readFileSync(join(folder, `hotelbeds-${part}-openapi.yaml`), 'utf8'))),
  ) as Tree;
  const overlay = JSON.parse(readFileSync(join(folder, 'overlay.json'), 'utf8')) as Tree;
  const components = document.components as Tree;
  const schemas = strict(merge(components.schemas, overlay[part] ?? {}));
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  return ajv.compile({
    $id: `${part}/${name}`,
    $ref: `#/components/schemas/${name}`,
    components: { schemas },
  });
}
/** Published request examples of an operation. */
export function vendorExamples(path: string): unknown[] {
  const document = JSON.parse(
    JSON.stringify(load(readFileSync(join(folder, 'hotelbeds-booking-openapi.yaml'), 'utf8'))),
  ) as {
    paths: Record<
      string,
      {
        post: {
          requestBody: {
            content: { 'application/json': { examples: Record<string, { value: unknown }> } };
          };
        };
      }
    >;
  };
  return Object.values(
    document.paths[path]?.post.requestBody.content['application/json'].examples ?? {},
  ).map(({ value }) => value);
}
