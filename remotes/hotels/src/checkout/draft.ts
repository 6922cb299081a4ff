import { visitStorage } from '@tiquete/platform';
import { readDraft, type CheckoutDraft } from './readDraft';

export type { CheckoutDraft } from './readDraft';

const NAME = 'hotel-checkout';

/** What was typed in this tab before; null when nothing was, or when another traveller's session typed it. */
export async function loadDraft(brand: string): Promise<CheckoutDraft | null> {
  const text = await visitStorage(brand).getItem(NAME);
  return text === null ? null : readDraft(text);
}
export function keepDraft(brand: string, draft: CheckoutDraft): Promise<void> {
  return visitStorage(brand).setItem(NAME, JSON.stringify(draft));
}
export function dropDraft(brand: string): Promise<void> {
  return visitStorage(brand).removeItem(NAME);
}
