/** Splits a full name into given names and surnames; two surnames are usual in Colombia. */
export function splitName(full: string): { name: string; lastname: string } {
  const words = full.trim().split(/\s+/).filter(Boolean);
  const given = words.length > 3 ? 2 : 1;
  return { name: words.slice(0, given).join(' '), lastname: words.slice(given).join(' ') };
}
