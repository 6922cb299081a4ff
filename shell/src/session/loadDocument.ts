/** Loads a new document at a path of this site, in place of this page. */
export function loadDocument(path: string): void {
  window.location.replace(path);
}
