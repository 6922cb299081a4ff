import { createContext, useContext } from 'react';

/** Erases what this brand saved in the browser, and saves again from then on. */
export const AfreshContext = createContext<() => void>(() => undefined);
export const useStartAfresh = () => useContext(AfreshContext);
