import { createContext } from 'react';

/**
 * Called by a field once the traveller has finished its choice: by a press, by Enter or by the button of its panel, never by
 * Tab or Escape. A form of several steps then opens the next one.
 */
export const FieldDoneContext = createContext<() => void>(() => undefined);
