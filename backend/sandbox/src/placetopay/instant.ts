const BOGOTA_MS = 5 * 3_600_000;

/** ISO instant to the second with Bogotá's UTC offset, as the gateway writes dates. */
export const bogota = (instant: Date): string =>
  `${new Date(instant.getTime() - BOGOTA_MS).toISOString().slice(0, 19)}-05:00`;
