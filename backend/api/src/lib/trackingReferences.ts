import * as z from 'zod';

/** Parses `AV=REFERENCE,QF=ABN:12345678`: references by the airline's IATA code. */
export const trackingReferences = z.string().transform((text, context) => {
  const pairs = text.split(',').map((one) => /^([A-Z0-9]{2})=(.{1,50})$/.exec(one.trim()) ?? []);
  if (pairs.every(({ length }) => length > 0))
    return Object.fromEntries(
      pairs.map(([, airline = '', reference = '']) => [airline, reference]),
    );
  context.addIssue('is AIRLINE=reference for each airline, with commas between');
  return z.NEVER;
});
