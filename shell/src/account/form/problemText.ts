import type { Problem, TranslateOf } from '@tiquete/platform';

const MINUTE = 60;
const HOUR = 3600;
/** Text for a failed request, with the waiting time if there is one. */
export function problemText(
  { code, title, retryAfterSeconds }: Problem,
  t: TranslateOf<'access'>,
): string {
  if (code === 'UNAUTHENTICATED' || code === 'TOKEN_EXPIRED' || code === 'TOKEN_INVALID')
    return t('sessionOver');
  return retryAfterSeconds === undefined ? title : waitText(retryAfterSeconds, t);
}
export function waitText(seconds: number, t: TranslateOf<'access'>): string {
  if (seconds < MINUTE) return t('waitSeconds', { count: seconds });
  return seconds <= HOUR
    ? t('waitMinutes', { count: Math.ceil(seconds / MINUTE) })
    : t('waitHours', { count: Math.ceil(seconds / HOUR) });
}
