const clock = new Intl.DateTimeFormat('es-CO', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** An ISO instant in the traveller's own time zone: `14:35`. */
export const clockTime = (instant: string): string => clock.format(new Date(instant));
