export type Shared = 'shared' | 'copied' | 'failed';

/** Offers the device's own share sheet where there is one, or copies the text; closing the sheet counts as shared. The page's address is not shared: only who booked may open it. */
export async function shareText(title: string, text: string): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    const isDone = await navigator.share({ title, text }).then(
      () => true,
      (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
    );
    if (isDone) return 'shared';
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
