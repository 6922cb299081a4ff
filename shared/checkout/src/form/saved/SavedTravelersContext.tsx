import { createContext } from 'react';
import type { Traveler, TravelerSummary } from '@tiquete/contracts';

/** Where a person's answers are in the form. */
export interface PersonPlace {
  /** Path of the person's fields. */
  of: string;
  /** Path of the expiry of the document, when it is not the person's own field `expiry`. */
  expiry?: string | undefined;
  /** False when the form does not ask the nationality and only has a default. */
  hasNationality?: boolean | undefined;
}
export interface SavedTravelers {
  travelers: readonly TravelerSummary[];
  /** Loads all data of one traveller, documents included. @throws ApiProblem */
  fetchTraveler: (id: string) => Promise<Traveler>;
  /** False without an account, or when it has the most travellers that it may have. */
  canSave: boolean;
  /** People to save when the form is sent. */
  wanted: readonly PersonPlace[];
  onWanted: (place: PersonPlace, isWanted: boolean) => void;
  /** Path of the expiry of the buyer's passport. Undefined when the form does not ask it. */
  holderExpiry: string | undefined;
}
/** Saved travellers and profile of the signed-in account. Empty without an account. */
export const SavedTravelersContext = createContext<SavedTravelers>({
  travelers: [],
  fetchTraveler: () => Promise.reject(new Error('There are no saved travellers.')),
  canSave: false,
  wanted: [],
  onWanted: () => undefined,
  holderExpiry: undefined,
});
