import { createFlightInventory, type OfferQuestion } from '../flights';

export const now = () => new Date('2026-11-21T15:00:00Z');
export const flightInventory = createFlightInventory({ now });
/** Parses bounds such as `BOG MDE 2027-02-03`. */
export const bounds = (...texts: string[]) =>
  texts.map((text) => {
    const [origin = '', destination = '', date = ''] = text.split(' ');
    return { origin, destination, date };
  });
export const findOffers = (
  question: Partial<OfferQuestion> & Pick<OfferQuestion, 'bounds'>,
  from = flightInventory,
) => from.search({ channel: 'GDS', travelers: ['ADULT'], limit: 250, ...question });

export const FAMILY = ['ADULT', 'ADULT', 'CHILD', 'SEATED_INFANT', 'HELD_INFANT'] as const;
