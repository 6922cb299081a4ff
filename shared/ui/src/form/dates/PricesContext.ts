import { createContext } from 'react';
import type { DayPrices } from './dates';

/** The prices that the days in sight show; null: none. */
export const PricesContext = createContext<DayPrices | null>(null);
