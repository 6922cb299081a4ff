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
 * Rejects when places cannot be loaded; `signal` aborts when the answer is no longer needed. `show` is for those that are known
 * before the rest.
 */
export type LoadPlaces<O extends PlaceOption = PlaceOption> = (
  query: string,
  signal: AbortSignal,
  show: (groups: PlaceGroup<O>[]) => void,
) => Promise<PlaceGroup<O>[]>;
