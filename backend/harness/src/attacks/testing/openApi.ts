import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRoot } from '@tiquete/api/find-root';

/** A JSON schema as the document states it. */
export interface Schema {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}
interface Parameter {
  in: 'path' | 'query' | 'header';
  name: string;
  required?: boolean;
  schema: Schema;
}
interface Described {
  parameters?: Parameter[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  responses: Record<string, unknown>;
}
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `{name}` for its parameters. */
  path: string;
  parameters: Parameter[];
  body: Schema | null;
  /** Statuses of its answers, including `4XX`. */
  statuses: string[];
}
export interface ApiDocument {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
}

/** The frozen document, which is the published contract and not computed from the code. */
export const readDocument = () =>
  JSON.parse(readFileSync(join(findRoot(), 'backend/api/openapi.json'), 'utf8')) as ApiDocument;

export const operationsOf = ({ paths }: ApiDocument): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => ({
      method: method.toUpperCase() as Operation['method'],
      path,
      parameters,
      body: requestBody?.content['application/json'].schema ?? null,
      statuses: Object.keys(responses),
    })),
  );

/** Role to which a call is restricted; null when it is open to all. */
export function staffOf(path: string): 'brand admin' | 'product team' | 'operator' | null {
  if (path.startsWith('/api/console/brands')) return 'brand admin';
  if (path.startsWith('/api/console/releases')) return 'product team';
  return /^\/api\/(operations|console|development)\//.test(path) ? 'operator' : null;
}
