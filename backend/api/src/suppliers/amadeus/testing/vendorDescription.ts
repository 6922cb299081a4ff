import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the vendor's published API descriptions. */
const folder = join(__dirname, '../../../../../sandbox/specs/amadeus');
type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export type Described =
  | 'FlightOffersSearch_v2'
  | 'FlightOffersPrice_v1'
  | 'BrandedFaresUpsell_v1'
  | 'FlightCreateOrders_v1'
  | 'FlightOrderManagement_v1'
  | 'SeatMapDisplay_v1'
  | 'AirportCitySearch_v1';
export const describedBy = (name: Described): Tree =>
  JSON.parse(readFileSync(join(folder, `${name}_swagger_specification.json`), 'utf8')) as Tree;

const at = (tree: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((node, key) => (isTree(node) ? node[key] : undefined), tree);
const exampleOf = (tree: unknown): unknown =>
  isTree(tree) ? (tree.example ?? at(tree, 'schema', 'example')) : undefined;
/** The vendor's example of an answer. */
export function publishedAnswer(name: Described, response: string): unknown {
  const example = exampleOf(at(describedBy(name), 'responses', response));
  if (example === undefined) throw new RangeError(`${name} has no example of ${response}`);
  return example;
}
/** The vendor's example of a request. */
export function publishedRequest(name: Described, path: string): unknown {
  const parameters = at(describedBy(name), 'paths', path, 'post', 'parameters');
  const body = (Array.isArray(parameters) ? parameters : []).find(
    (parameter) => isTree(parameter) && parameter.in === 'body',
  );
  const reference = at(body, 'schema', '$ref');
  return typeof reference === 'string'
    ? at(describedBy(name), 'definitions', reference.split('/').at(-1) ?? '', 'example')
    : at(body, 'schema', 'example');
}
