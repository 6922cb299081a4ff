import { inColombia, useMessages } from '@tiquete/platform';

const MINUTE_MS = 60_000;

/** Time since an ISO instant in its largest unit; `unit` is a message key under `age`. `now` in milliseconds. */
export function ageOf(
  instant: string,
  now: number = Date.now(),
): { unit: 'seconds' | 'minutes' | 'hours' | 'days'; count: number } {
  const minutes = Math.floor(Math.max(0, now - Date.parse(instant)) / MINUTE_MS);
  if (minutes < 1) return { unit: 'seconds', count: 0 };
  if (minutes < 60) return { unit: 'minutes', count: minutes };
  if (minutes < 48 * 60) return { unit: 'hours', count: Math.floor(minutes / 60) };
  return { unit: 'days', count: Math.floor(minutes / (24 * 60)) };
}

/** Returns functions that format instants. */
export function useMoments() {
  const t = useMessages('console');
  return {
    age: (instant: string) => {
      const { unit, count } = ageOf(instant);
      return t(`age.${unit}`, { count });
    },
    moment: (instant: string | null) =>
      instant === null ? t('frame.none') : t('frame.moment', inColombia(instant)),
  };
}
