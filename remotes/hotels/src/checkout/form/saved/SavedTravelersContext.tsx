import { createContext } from 'react';
import type { TravelerSummary } from '@tiquete/contracts';

export interface SavedTravelers {
  travelers: TravelerSummary[];
  /** Fills the holder's fields with one of them. @throws ApiProblem */
  fillHolder: (id: string) => Promise<void>;
}
export const SavedTravelersContext = createContext<SavedTravelers>({ travelers: [], fillHolder: async () => undefined });
