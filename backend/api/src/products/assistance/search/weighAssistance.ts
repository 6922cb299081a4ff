import type { AssistanceSearchQuery } from '@tiquete/contracts';

/** Units of a search: one traveller is one. Every plan is priced for each traveller. */
export const weighAssistance = ({ age_pax }: Pick<AssistanceSearchQuery, 'age_pax'>): number =>
  1 + (age_pax.split(',').length - 1) / 4;
