const monthName = new Intl.DateTimeFormat('es-CO', { month: 'long', timeZone: 'UTC' });
/** Months by their number and Spanish name, as a list offers them. */
export const MONTHS: readonly { value: string; label: string }[] = Array.from(
  { length: 12 },
  (_, index) => ({
    value: String(index + 1),
    label: monthName.format(new Date(Date.UTC(2000, index, 1))),
  }),
);
