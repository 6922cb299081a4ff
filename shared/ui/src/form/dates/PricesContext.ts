import { createContext } from 'react';
import type { DayPrices } from './dates';

/** Prices of the visible days; null for none. */
export const PricesContext = createContext<DayPrices | null>(null);
/**
 * Id of the sentence with the price of a day. It is outside the day's button, so that it is a description and not part of
 * the name.
 */
export const priceNoteId = (date: string) => `price-${date}`;
/** Id of the sentence with the name of a public holiday, also outside the day's button. */
export const holidayNoteId = (date: string) => `holiday-${date}`;
