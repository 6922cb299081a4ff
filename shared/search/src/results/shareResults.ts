export type Shared = 'shared' | 'copied' | 'failed';

/** Offers the device's own share sheet where there is one, or copies the address; closing the sheet counts as shared. */
export async function shareResults(title: string, url: string): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    const isDone = await navigator.share({ title, url }).then(
      () => true,
      (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
    );
    if (isDone) return 'shared';
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
