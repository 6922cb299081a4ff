/** The calendar day of an instant in an IANA time zone, YYYY-MM-DD; `en-CA` writes days that way. */
export const dayIn = (zone: string, instant: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(instant);
