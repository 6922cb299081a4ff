import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv';
import { isTree, merge, strict, type Json, type Tree } from './vendorSchema';

const folder = join(__dirname, '../../specs/amadeus');
export type AmadeusPart =
  | 'AirportCitySearch_v1'
  | 'Authorizaton_v1'
  | 'BrandedFaresUpsell_v1'
  | 'FlightCreateOrders_v1'
  | 'FlightOffersPrice_v1'
  | 'FlightOffersSearch_v2'
  | 'FlightOrderManagement_v1'
  | 'SeatMapDisplay_v1';
const readTree = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Tree;
const treeOf = (value: Json | undefined): Tree => (isTree(value) ? value : {});

/** Expands inherited definitions to one object, so that further fields can be forbidden. */
function flatten(node: Json, definitions: Tree): Json {
  if (Array.isArray(node)) return node.map((each) => flatten(each, definitions));
  if (!isTree(node)) return node;
  const { allOf, ...own } = node;
  if (!Array.isArray(allOf))
    return Object.fromEntries(
      Object.entries(own).map(([key, value]) => [key, flatten(value, definitions)]),
    );
  const parts = allOf.map((part) => {
    const name =
      isTree(part) && typeof part.$ref === 'string' ? part.$ref.split('/').at(-1) : undefined;
    return treeOf(flatten(name === undefined ? part : (definitions[name] ?? {}), definitions));
  });
  const required = [
    ...new Set(
      [...parts, own].flatMap((part) => (Array.isArray(part.required) ? part.required : [])),
    ),
  ];
  const merged = parts.reduce<Json>((sum, part) => merge(sum, part), {});
  return {
    ...treeOf(merge(merged, own)),
    type: 'object',
    ...(required.length > 0 && { required }),
  };
}
/** Adds the type of an object, which some descriptions omit. */
function typed(node: Json): Json {
  if (Array.isArray(node)) return node.map(typed);
  if (!isTree(node)) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, typed(value)]));
  return isTree(copy.properties) &&
    !('type' in copy) &&
    Object.values(copy.properties).every(isTree)
    ? { ...copy, type: 'object' }
    : copy;
}
function definitionsOf(part: AmadeusPart): Tree {
  const document = readTree(`${part}_swagger_specification.json`);
  const described = treeOf(document.definitions ?? treeOf(document.components).schemas);
  const answers = Object.fromEntries(
    Object.entries(treeOf(document.responses)).flatMap(([name, answer]) => {
      const { schema } = treeOf(answer);
      return schema === undefined ? [] : [[`answer.${name}`, schema]];
    }),
  );
  const overlay = readTree('overlay.json');
  const patched = treeOf(
    merge(merge({ ...described, ...answers }, treeOf(overlay.everywhere)), overlay[part] ?? {}),
  );
  return treeOf(strict(typed(flatten(patched, patched))));
}

const compiled = new Map<string, ValidateFunction>();
/** Validator of an answer or, if there is none of that name, a definition of the vendor's description with our overlay. */
export function amadeusSchema(part: AmadeusPart, name: string): ValidateFunction {
  const key = `${part}/${name}`;
  const known = compiled.get(key);
  if (known) return known;
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    validateFormats: false,
    unicodeRegExp: false,
  });
  const definitions = definitionsOf(part);
  const found = [`answer.${name}`, name].find((key) => key in definitions);
  if (!found) throw new RangeError(`${part} describes no ${name}`);
  const validate = ajv.compile({
    $id: key,
    $ref: `#/definitions/${found}`,
    definitions,
    components: { schemas: definitions },
  });
  compiled.set(key, validate);
  return validate;
}
/** The vendor's published example of a request. */
export function amadeusExample(part: AmadeusPart, path: string): unknown {
  const body = treeOf(
    treeOf(treeOf(readTree(`${part}_swagger_specification.json`).paths)[path]).post,
  );
  const parameters = Array.isArray(body.parameters) ? body.parameters : [];
  const schemas = parameters.flatMap((parameter) => {
    const { schema } = treeOf(parameter);
    return schema === undefined ? [] : [treeOf(schema)];
  });
  const [schema = {}] = schemas;
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  return (
    name === undefined
      ? schema
      : treeOf(treeOf(readTree(`${part}_swagger_specification.json`).definitions)[name])
  ).example;
}
