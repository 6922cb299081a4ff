import { createContext, useContext } from 'react';

export interface Afresh {
  /** Erases the fields that this brand saved in the browser. Saving continues afterwards. */
  startAfresh: () => void;
  /** Sets slices back to their defaults, in memory and in storage. */
  restart: (slices: readonly string[]) => void;
}
export const AfreshContext = createContext<Afresh>({
  startAfresh: () => undefined,
  restart: () => undefined,
});
export const useAfresh = () => useContext(AfreshContext);
