const plain = (char: string) =>
  char
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Splits a label around the typed part, ignoring accents and case: [before, match, after]. */
export function matchParts(label: string, query: string): [string, string, string] {
  const chars = [...label];
  const folded = chars.map((char) => plain(char).slice(0, 1) || ' ').join('');
  const wanted = [...query.trim()].map((char) => plain(char).slice(0, 1) || ' ').join('');
  const start = wanted ? folded.indexOf(wanted) : -1;
  if (start < 0) return [label, '', ''];
  const end = start + wanted.length;
  return [
    chars.slice(0, start).join(''),
    chars.slice(start, end).join(''),
    chars.slice(end).join(''),
  ];
}

export function isMatch(label: string, query: string): boolean {
  return matchParts(label, query)[1] !== '';
}
