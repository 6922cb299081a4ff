import { createContext } from 'react';
import type { DayPrices } from './dates';

/** Prices of the visible days; null for none. */
export const PricesContext = createContext<DayPrices | null>(null);
