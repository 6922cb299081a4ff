const SHOWN = 3;

/** The last three characters; nothing of a document that is hardly longer. */
export function maskDocument(document: string): string {
  if (document === '') return '';
  const shown = document.length > SHOWN * 2 ? document.slice(-SHOWN) : '';
  return `${'•'.repeat(document.length - shown.length)}${shown}`;
}
