const DURATION = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+S)?)?$/;

/** Minutes of `PT2H10M`, `P1DT3H`, `PT26H30M`. @throws Error for anything else */
export function readDuration(text: string): number {
  const [, days = '0', hours = '0', minutes = '0'] = DURATION.exec(text) ?? [];
  const total = Number(days) * 1440 + Number(hours) * 60 + Number(minutes);
  if (total === 0) throw new Error('duration');
  return total;
}
export const writeDuration = (minutes: number): string =>
  `PT${minutes >= 60 ? `${Math.floor(minutes / 60)}H` : ''}${minutes % 60 > 0 ? `${minutes % 60}M` : ''}`;

/** Minutes between two local times at the same place. */
export const minutesBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 60_000);
