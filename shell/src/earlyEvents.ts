declare global {
  /** Script of a document with a rendered page. It keeps what the visitor does before a part is hydrated. */
  var __early: ((part: 'frame' | 'page') => void) | undefined;
}

/** Repeats what the visitor has done on this part of the rendered page. Call it once the part is hydrated. */
export const repeatEarlyEvents = (part: 'frame' | 'page') => globalThis.__early?.(part);
