import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { LightMyRequestResponse } from 'fastify';
import { findRoot } from '@tiquete/api/find-root';
import type { ApiDocument, Operation } from './openApi';

/** Pattern of internals that must not leak: stacks, files, statements, drivers, other addresses. */
export const INSIDE = new RegExp(
  [
    String.raw`\n\s+at `,
    'node_modules',
    String.raw`\.[tj]s:\d`,
    findRoot().replaceAll('/', '\\/'),
    String.raw`\bselect\b.+\bfrom\b`,
    'insert into',
    String.raw`relation \\?"`,
    'syntax error',
    'violates',
    'PostgreSQL',
    'ECONN',
    'ENOENT',
    'EACCES',
    'TypeError',
    'RangeError',
    'SyntaxError',
    'ZodError',
    'undefined is not',
    'FST_ERR',
    'Fastify',
    'hotelbeds',
    'dohotels',
    '127\\.0\\.0\\.1:\\d',
    'app_rw',
    'row-level',
  ].join('|'),
  'i',
);
/** Statuses of allowed failures: an outside system is down, or the server is overloaded. */
const DECLARED = [502, 503, 504];

export interface Judge {
  /** Returns the violations of an answer; empty when it is as documented. */
  (operation: Operation, reply: LightMyRequestResponse, canaries: readonly string[]): string[];
}

export function createJudge(document: ApiDocument): Judge {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  addFormats(ajv);
  ajv.addSchema(document, 'api');
  const compiled = new Map<string, ValidateFunction>();
  const validatorOf = ({ method, path }: Operation, status: string): ValidateFunction => {
    const steps = [
      path,
      method.toLowerCase(),
      'responses',
      status,
      'content',
      'application/json',
      'schema',
    ].map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')));
    const $ref = `api#/paths/${steps.join('/')}`;
    const known = compiled.get($ref) ?? ajv.compile({ $ref });
    compiled.set($ref, known);
    return known;
  };
  return (operation, reply, canaries) => {
    const { statusCode: status, headers } = reply;
    const body = textOf(reply);
    const wrong: string[] = [];
    if (status >= 500 && !DECLARED.includes(status)) wrong.push(`status ${status}`);
    const declared = operation.statuses.find(
      (one) => one === String(status) || one === `${String(status)[0]}XX`,
    );
    if (!declared) return [...wrong, `status ${status} is not declared`];
    if (
      headers['content-type'] !== 'application/json; charset=utf-8' &&
      headers['content-type'] !== 'application/json'
    )
      wrong.push(`content type ${headers['content-type']}`);
    if (
      headers['x-content-type-options'] !== 'nosniff' ||
      headers['cache-control'] === undefined ||
      headers['content-security-policy'] === undefined
    )
      wrong.push('a header of every answer is missing');
    if (
      headers['access-control-allow-origin'] !== undefined ||
      headers['x-powered-by'] !== undefined ||
      headers.server !== undefined
    )
      wrong.push('a header that no answer has');
    const inside = INSIDE.exec(body);
    if (inside) wrong.push(`says "${inside[0]}"`);
    for (const canary of canaries) if (body.includes(canary)) wrong.push(`leaks "${canary}"`);
    const validate = validatorOf(operation, declared);
    if (!validate(parse(body)))
      wrong.push(`does not fit its schema: ${ajv.errorsText(validate.errors)}`);
    return wrong;
  };
}

/** Text of an answer after decompression. */
export function textOf({ headers, rawPayload, body }: LightMyRequestResponse): string {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(rawPayload).toString();
  return headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload).toString() : body;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
