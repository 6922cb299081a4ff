import { aBrand } from './builders';

/** A slice with every persisted field filled, for the rollback tests. */
export const filledSlice = {
  edits: { andes: { base: aBrand().published!.file, changes: { tagline: 'Otro lema' } } },
};
