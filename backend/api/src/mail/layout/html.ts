import { escapeHtml } from '../../lib/text/escapeHtml';

/** Escaped HTML; other values are escaped when they are inserted. */
export class Html {
  constructor(readonly source: string) {}
}
type Part = Html | string | number | false | readonly Html[];

/** `html\`<p>${text}</p>\``: interpolated text cannot become markup. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(
    texts
      .map((text, index) => text + (index < parts.length ? toSource(parts[index] ?? '') : ''))
      .join(''),
  );

function toSource(part: Part): string {
  if (part === false) return '';
  if (part instanceof Html) return part.source;
  return typeof part === 'object'
    ? part.map(({ source }) => source).join('')
    : escapeHtml(String(part));
}
