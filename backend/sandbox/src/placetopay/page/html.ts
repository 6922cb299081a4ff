/** HTML whose values are already escaped. */
export class Html {
  constructor(readonly text: string) {}
}
type Value = Html | string | number | false | null | undefined | (Html | false)[];

const CODES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (letter) => CODES[letter] ?? letter);

function print(value: Value): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(print).join('');
  return value === false || value === null || value === undefined ? '' : escape(String(value));
}
/** Template tag for HTML. It escapes every value except HTML that it has made itself. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.map((part, index) => part + print(values[index])).join(''));
