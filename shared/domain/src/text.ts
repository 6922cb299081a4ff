/** Names in plain letters, which most are: folding those is lower case alone, several times faster. */
const PLAIN_WORDS = /^[a-z0-9]+(?:[ '.-][a-z0-9]+)*$/i;
/** Lower case, without accents and with single spaces, to compare names. */
export function fold(text: string): string {
  if (PLAIN_WORDS.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
/** Forces https on a remote picture's address; paths of our own stay as they are. */
export function httpsUrl(url: string): string {
  return url.replace(/^http:\/\//i, 'https://').replace(/^\/\//, 'https://');
}
/** Stars, as the specification shows them, and scores: one decimal, after a comma. */
export const formatScore = (value: number): string => value.toFixed(1).replace('.', ',');
/** A return address within this site: path, query and fragment, or `fallback` for anything else. */
export function safeReturnPath(
  value: string | null | undefined,
  origin: string,
  fallback = '/',
): string {
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused here
  if (!value || /[\u0000-\u001f\\]/.test(value)) return fallback;
  let url: URL;
  try {
    url = new URL(value, origin);
  } catch {
    return fallback;
  }
  const isOurs = url.origin === new URL(origin).origin && !url.username && !url.password;
  return isOurs && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : fallback;
}
