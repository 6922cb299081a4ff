/** Downloads a text as a spreadsheet file. */
export function saveFile({ name, content }: { name: string; content: string }): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser reads the address after the click handler returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
