/** Names in plain letters, the most common case. Folding them needs only lower case, which is several times faster. */
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
/** Changes a remote picture's address to https. Paths of our own are unchanged. */
export function httpsUrl(url: string): string {
  return url.replace(/^http:\/\//i, 'https://').replace(/^\/\//, 'https://');
}
/** Stars and scores as the specification shows them: one decimal after a comma. */
export const formatScore = (value: number): string => value.toFixed(1).replace('.', ',');
/** A return address within this site: path, query and fragment. Any other address gives `fallback`. */
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
