import type * as z from 'zod';

/**
 * Control characters, line separators, and marks that change the direction of text. They hide or reorder words and break
 * e-mail headers; no field needs them.
 */
const CONTROL = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u;
/** Fields with several lines, in which a line break is allowed. */
const MULTI_LINE = /^(?:mail\.signature|policies\.(?:terms|data)\.text)$/;
export const CONTROL_MESSAGE = 'contains a control character; type the text again without copying';

const isClean = (text: string, path: readonly PropertyKey[]): boolean =>
  !CONTROL.test(MULTI_LINE.test(path.join('.')) ? text.replace(/\r?\n/g, '') : text);

/** Paths of texts with a control character, including keys of records. */
export function controlPaths(value: unknown, path: readonly PropertyKey[] = []): PropertyKey[][] {
  if (typeof value === 'string') return isClean(value, path) ? [] : [[...path]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    isClean(key, []) ? controlPaths(inner, [...path, key]) : [[...path]],
  );
}

/** Check of a schema: one issue for each text with a control character. */
export function withoutControls({ value, issues }: z.core.ParsePayload<unknown>): void {
  for (const path of controlPaths(value))
    issues.push({
      code: 'custom',
      input: value,
      path,
      message: CONTROL_MESSAGE,
    });
}
