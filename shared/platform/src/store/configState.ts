/** Field names are the specification's. */
export interface ConfigState {
  /** ISO 3166-1 alpha-2. Default nationality of a traveller. */
  country: string;
  currency: string;
  isMobile: boolean;
  /** True when the newest search has reset the search of another product. False again at the next search. */
  hasResetSearchStates: boolean;
}
