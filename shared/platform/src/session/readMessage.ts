/** Null for anything that is not JSON. */
export function readMessage(text: string): { event?: string; data?: { trigger?: string } } | null {
  try {
    return JSON.parse(text) as { event?: string; data?: { trigger?: string } } | null;
  } catch {
    return null;
  }
}
