import type { IncomingMessage } from 'node:http';

/**
 * Pattern of escaped characters that need no escape: letters, digits, `-`, `.`, `_` and `~` (RFC 3986, 2.3). Escaping them
 * is an attempt to bypass a filter.
 */
const NEEDLESS_ESCAPE = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9a]|5f|6[1-9a-f]|7[0-9ae])/i;
/** Path without a route, to which malformed and needlessly escaped paths are routed. */
const UNREADABLE = '/api/';

/**
 * Path that is used for routing. A malformed or needlessly escaped path is routed to where it is rejected like any other
 * call, because the router itself would answer it without hooks, or like the plain path.
 */
export function routedUrl({ url = UNREADABLE }: Pick<IncomingMessage, 'url'>): string {
  const path = url.split('?', 1)[0] ?? '';
  return !path.includes('%') || isPlain(path) ? url : UNREADABLE;
}

function isPlain(path: string): boolean {
  if (NEEDLESS_ESCAPE.test(path)) return false;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
