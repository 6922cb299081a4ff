import { formatDay } from '@tiquete/domain';
import { besideWords as words } from '../messages/es';
import type { Days } from '../plans/cover';

/** The end of a policy's description. */
export const daysText = ({ from, to }: Days): string =>
  `${words.daysBegin}${words.days(formatDay(from), formatDay(to))}`;

/** Replaces the days in a description that ends with `daysText`. */
export function withDays(description: string, days: Days): string {
  const start = description.lastIndexOf(words.daysBegin);
  return `${start === -1 ? description : description.slice(0, start)}${daysText(days)}`;
}
