import { formatInstantLocal } from '@tiquete/domain';

const OFFSET_MS = -5 * 3_600_000;

/** An instant in Colombia's time, such as `10 mar. 2027, 15:00`. */
export function bogotaTime(instant: Date): string {
  const { day, time } = formatInstantLocal(
    new Date(instant.getTime() + OFFSET_MS).toISOString().replace('Z', '-05:00'),
  );
  return `${day}, ${time}`;
}
