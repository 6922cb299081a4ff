import type { Problem, Translate } from '@tiquete/platform';

const MINUTE = 60;
const HOUR = 3600;
/** The text for a failed request, with the waiting time where there is one; `t` translates in `access`. */
export function problemText({ code, title, retryAfterSeconds }: Problem, t: Translate): string {
  if (code === 'UNAUTHENTICATED' || code === 'TOKEN_EXPIRED' || code === 'TOKEN_INVALID')
    return t('sessionOver');
  return retryAfterSeconds === undefined ? title : waitText(retryAfterSeconds, t);
}
export function waitText(seconds: number, t: Translate): string {
  if (seconds < MINUTE) return t('waitSeconds', { count: seconds });
  return seconds <= HOUR
    ? t('waitMinutes', { count: Math.ceil(seconds / MINUTE) })
    : t('waitHours', { count: Math.ceil(seconds / HOUR) });
}
