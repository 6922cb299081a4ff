declare global {
  /** Script of a document with a rendered page. It records what the visitor does before a part is hydrated. */
  var __early: ((part: 'frame' | 'page', isLeft?: boolean) => void) | undefined;
}

/** Repeats what the visitor has done on this part of the rendered page. Call it once the part is hydrated. */
export const repeatEarlyEvents = (part: 'frame' | 'page') => globalThis.__early?.(part);

/** Ends the recording for a page that was left before it was hydrated. */
export const dropEarlyEvents = () => globalThis.__early?.('page', true);
