export type PlaceKind = 'city' | 'hotel' | 'airport' | 'country' | 'recent';
export interface PlaceOption {
  id: string;
  label: string;
  /** What tells it from its namesakes, such as region and country. */
  hint?: string;
  kind: PlaceKind;
}
export interface PlaceGroup<O extends PlaceOption = PlaceOption> {
  label: string;
  options: O[];
}
/** @throws anything when places cannot be had; an aborted `signal` means nobody waits any more. */
export type LoadPlaces<O extends PlaceOption = PlaceOption> = (
  query: string,
  signal: AbortSignal,
) => Promise<PlaceGroup<O>[]>;
