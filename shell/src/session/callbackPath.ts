import { ACCESS_PATHS } from './accessHref';

/** Backslashes and control characters, which browsers drop or read as slashes. */
const isForbidden = (character: string) =>
  character === '\\' || character < ' ' || character === '\u007f';

/** The path to open after signing in: a path of this origin, or the home page. */
export function callbackPath(callbackUrl: string | null, ownOrigin?: string): string {
  if (!callbackUrl || [...callbackUrl].some(isForbidden)) return '/';
  const origin = ownOrigin ?? window.location.origin;
  try {
    const url = new URL(callbackUrl, origin);
    const isOurs = url.origin === origin && !url.username && !url.pathname.startsWith('//');
    if (!isOurs || ACCESS_PATHS.includes(url.pathname) || url.pathname.startsWith('/api/'))
      return '/';
    return url.pathname + url.search + url.hash;
  } catch {
    return '/';
  }
}
