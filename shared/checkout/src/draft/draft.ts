import { visitStorage } from '@tiquete/platform';

/** What this visit keeps of a form for a reload. Documents and birth dates have no place in any. */
export interface Draft {
  /** E-mail of the session it was typed in; empty for a guest. */
  owner: string;
}
/** What was typed in this tab before; null when nothing was, or nothing that `read` can make sense of. */
export async function loadDraft<T extends Draft>(
  brand: string,
  keptAs: string,
  read: (text: string) => T | null,
): Promise<T | null> {
  const text = await visitStorage(brand).getItem(keptAs);
  return text === null ? null : read(text);
}
export function keepDraft(brand: string, keptAs: string, draft: Draft): Promise<void> {
  return visitStorage(brand).setItem(keptAs, JSON.stringify(draft));
}
export function dropDraft(brand: string, keptAs: string): Promise<void> {
  return visitStorage(brand).removeItem(keptAs);
}
