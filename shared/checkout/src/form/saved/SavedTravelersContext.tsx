import { createContext } from 'react';
import type { Traveler, TravelerSummary } from '@tiquete/contracts';

export interface SavedTravelers {
  travelers: TravelerSummary[];
  /** All of one of them, documents too. @throws ApiProblem */
  fetchTraveler: (id: string) => Promise<Traveler>;
}
/** What the account of a signed-in traveller can fill; empty without one. */
export const SavedTravelersContext = createContext<SavedTravelers>({
  travelers: [],
  fetchTraveler: () => Promise.reject(new Error('Nobody is saved.')),
});
