import type { TravelerSummary } from '@tiquete/contracts';
import type { Translate } from '@tiquete/platform';

/** Saved travellers as a list offers them, and nobody chosen first. */
export const savedOptions = (travelers: TravelerSummary[], t: Translate) => [
  { value: '', label: t('checkout.choose') },
  ...travelers.map(({ id, name, lastname }) => ({ value: id, label: `${name} ${lastname}` })),
];
