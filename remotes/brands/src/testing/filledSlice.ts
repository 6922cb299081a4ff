import { aBrand } from './builders';

/** Every kept field with something in it: what rollbacks are tried with. */
export const filledSlice = {
  edits: { andes: { base: aBrand().published!.file, changes: { tagline: 'Otro lema' } } },
};
