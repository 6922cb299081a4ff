import type { Call } from './callOf';
import { LENGTHS } from './mutate';
import type { ApiDocument, Schema } from './openApi';

/**
 * Reason why a call must be rejected even if the document allows it: two hosts, an unknown host, or a list that is far too
 * long. A list in an unknown field does not count, because the field is dropped.
 */
export function wronglyTaken(
  document: ApiDocument,
  { hosts, payload, operation }: Call,
  status: number,
): string[] {
  if (hosts && hosts.length > 1) return status === 400 ? [] : [`two hosts were answered ${status}`];
  if (hosts) return status === 421 || status === 400 ? [] : [`${hosts[0]} was answered ${status}`];
  if (status >= 300) return [];
  const longest = longestList(payload, fieldsOf(document, operation.body));
  return longest >= LENGTHS.flood ? [`a list of ${longest} was taken`] : [];
}

/** Names of a body's fields; null when the schema does not list them. */
function fieldsOf(document: ApiDocument, schema: Schema | null): ReadonlySet<string> | null {
  const name = schema?.$ref?.slice('#/components/schemas/'.length);
  const { properties } = (name === undefined ? schema : document.components.schemas[name]) ?? {};
  return properties ? new Set(Object.keys(properties)) : null;
}

function longestList(payload: string | null, fields: ReadonlySet<string> | null): number {
  let body: unknown;
  try {
    body = JSON.parse(payload ?? '');
  } catch {
    // A text that is not JSON contains no list.
    return 0;
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body) || !fields)
    return lengthIn(body);
  return Math.max(
    0,
    ...Object.entries(body).map(([name, value]) => (fields.has(name) ? lengthIn(value) : 0)),
  );
}

function lengthIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Math.max(0, ...Object.values(value).map(lengthIn));
  return Array.isArray(value) ? Math.max(value.length, inner) : inner;
}
