/** What a mail says of flights that the airline changed. */
export const scheduleWords = {
  flight: (flight: string, from: string, to: string) => `${flight}, ${from} – ${to}`,
  times: (day: string, departs: string, arrives: string) =>
    `${day}: sale ${departs}, llega ${arrives}`,
  unknown: 'La aerolínea no dice con qué vuelo lo reemplaza.',
} as const;
