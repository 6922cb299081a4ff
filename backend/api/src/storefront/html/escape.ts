export { escapeHtml } from '../../lib/text/escapeHtml';

/** JSON for a `<script>` data block: no `<` can end the element, and no line separator can break an old parser. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
