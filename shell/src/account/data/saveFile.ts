/** Downloads a value as a JSON file. */
export function saveFile(name: string, content: unknown): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }),
  );
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser reads the address only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
