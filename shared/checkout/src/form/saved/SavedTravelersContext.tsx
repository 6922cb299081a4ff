import { createContext } from 'react';
import type { Traveler, TravelerSummary } from '@tiquete/contracts';

/** Fields that a form may ask of a person besides the names. */
export type PersonField = 'identity' | 'birth' | 'gender' | 'nationality' | 'email' | 'phone';

/** Paths of a person's fields. */
export interface PersonPlace {
  /** Path of all fields of the person. */
  of: string;
  /** Fields that the form asks now besides the names. Others may have values, which are not saved. */
  asks?: readonly PersonField[];
  /** Path of the expiry of the passport. Undefined when the form does not ask it. */
  expiry?: string | undefined;
}
export interface SavedTravelers {
  travelers: readonly TravelerSummary[];
  /** Loads all data of one traveller, documents included. @throws ApiProblem */
  fetchTraveler: (id: string) => Promise<Traveler>;
  /** False without an account, or when it has the most travellers that it may have. */
  canSave: boolean;
  /** Paths of the people to save when the form is sent. */
  wanted: readonly string[];
  onWanted: (of: string, isWanted: boolean) => void;
  /** Receives the place of a person in the form as it is now. */
  onPlaced: (place: PersonPlace) => void;
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
  onPlaced: () => undefined,
  holderExpiry: undefined,
});
