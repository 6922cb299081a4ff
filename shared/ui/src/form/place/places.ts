export type PlaceKind = 'city' | 'hotel' | 'airport' | 'country' | 'recent';
export interface PlaceOption {
  id: string;
  label: string;
  /** Distinguishes places of the same name, such as region and country. */
  hint?: string;
  kind: PlaceKind;
}
export interface PlaceGroup<O extends PlaceOption = PlaceOption> {
  label: string;
  options: O[];
}
/**
 * Loads places for a typed text. Rejects when they cannot be loaded. `signal` aborts when the answer is no longer needed;
 * `show` displays places that are known before the others.
 */
export type LoadPlaces<O extends PlaceOption = PlaceOption> = (
  query: string,
  signal: AbortSignal,
  show: (groups: PlaceGroup<O>[]) => void,
) => Promise<PlaceGroup<O>[]>;
