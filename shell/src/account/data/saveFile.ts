/** Hands a JSON file to the browser's downloads. */
export function saveFile(name: string, content: unknown): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }),
  );
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser reads it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
