const SHOWN = 3;

/** The last three characters of a document number; empty for one of six or fewer. */
export function maskDocument(document: string): string {
  if (document === '') return '';
  const shown = document.length > SHOWN * 2 ? document.slice(-SHOWN) : '';
  return `${'•'.repeat(document.length - shown.length)}${shown}`;
}
