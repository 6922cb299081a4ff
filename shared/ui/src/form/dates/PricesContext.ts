import { createContext } from 'react';
import type { DayPrices } from './dates';

/** Prices of the visible days; null for none. */
export const PricesContext = createContext<DayPrices | null>(null);
/** Id of the sentence that says the price of a day: outside of the day, whose name it must not join. */
export const priceNoteId = (date: string) => `price-${date}`;
/** The same for the name of a public holiday. */
export const holidayNoteId = (date: string) => `holiday-${date}`;
