import type { IncomingMessage } from 'node:http';

/** Letters, digits, `-`, `.`, `_` and `~` need no escape (RFC 3986, 2.3): only who wants to slip past a filter writes one. */
const NEEDLESS_ESCAPE = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9a]|5f|6[1-9a-f]|7[0-9ae])/i;
/** Where no route is. */
const UNREADABLE = '/api/';

/**
 * The address to find a route by. One that is malformed, or spelled otherwise than we write it, leads to where it is
 * refused like any other call: the router itself would answer it without a hook, or as if it were the plain one.
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
