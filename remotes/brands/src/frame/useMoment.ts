import { inColombia, useMessages } from '@tiquete/platform';

/** Formats an ISO instant: day and time in Colombia. */
export function useMoment(): (instant: string) => string {
  const t = useMessages('brands');
  return (instant) => t('frame.moment', inColombia(instant));
}
