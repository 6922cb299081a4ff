import { createContext } from 'react';
import type { Traveler, TravelerSummary } from '@tiquete/contracts';

export interface SavedTravelers {
  travelers: TravelerSummary[];
  /** Loads all data of one traveller, documents included. @throws ApiProblem */
  fetchTraveler: (id: string) => Promise<Traveler>;
}
/** Saved travellers and profile of the signed-in account. Empty without an account. */
export const SavedTravelersContext = createContext<SavedTravelers>({
  travelers: [],
  fetchTraveler: () => Promise.reject(new Error('There are no saved travellers.')),
});
