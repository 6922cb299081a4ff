const MAX_LENGTH = 2000;
// oxlint-disable-next-line no-control-regex -- control characters are what it refuses
const REFUSED = /[\u0000-\u001f\u007f\\]/;

/**
 * Page to open afterwards, with query and fragment, as an absolute address of `origin`. An address that could lead elsewhere
 * becomes the home page.
 */
export function safeCallbackUrl(value: string | undefined, origin: string): string {
  const home = `${origin}/`;
  if (
    value === undefined ||
    value.length > MAX_LENGTH ||
    REFUSED.test(value) ||
    !URL.canParse(value, home)
  )
    return home;
  const url = new URL(value, home);
  const isOwn =
    url.origin === new URL(home).origin &&
    url.username === '' &&
    url.password === '' &&
    !url.pathname.startsWith('//');
  return isOwn ? `${origin}${url.pathname}${url.search}${url.hash}` : home;
}
