/** Replaces this page by a new document at a path of this site. */
export function loadDocument(path: string): void {
  window.location.replace(path);
}
