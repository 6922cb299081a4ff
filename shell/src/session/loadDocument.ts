/** Goes to a path of ours by a fresh document, in place of this page. */
export function loadDocument(path: string): void {
  window.location.replace(path);
}
