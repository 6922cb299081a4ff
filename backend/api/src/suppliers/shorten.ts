const SHORT_CHARACTERS = 180;

/** Shortens a text to at most 180 characters, after a sentence or else after a word. */
export function shorten(text: string): string {
  const clean = text.replace(/\s+/g, ' ').trim();
  if (clean.length <= SHORT_CHARACTERS) return clean;
  const start = clean.slice(0, SHORT_CHARACTERS);
  const sentence = /^(.{60,}[.!?])\s/.exec(start)?.[1];
  return sentence ?? `${start.slice(0, start.lastIndexOf(' ')).replace(/[,;:]$/, '')}…`;
}
