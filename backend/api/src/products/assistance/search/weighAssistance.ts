import type { AssistanceSearchQuery } from '@tiquete/contracts';

/** Units of a search: one per traveller, because every plan is priced for each. */
export const weighAssistance = ({ age_pax }: Pick<AssistanceSearchQuery, 'age_pax'>): number =>
  1 + (age_pax.split(',').length - 1) / 4;
