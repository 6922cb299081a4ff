import { formatDayYear, today } from '@tiquete/platform';

const clock = new Intl.DateTimeFormat('es-CO', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'America/Bogota',
});

/** An instant by Colombia's clock. */
export function localInstant(instant: string): { day: string; time: string } {
  const at = new Date(instant);
  return { day: formatDayYear(today(at)), time: clock.format(at) };
}
