import { draftReader, itemsOf, readNames, type DraftOf } from '@tiquete/checkout';

export const readDraft = draftReader((found) => ({
  isTravelling: found.get('isTravelling') !== false,
  passengers: itemsOf(found.get('passengers')).map(readNames),
}));
export type CheckoutDraft = DraftOf<typeof readDraft>;
