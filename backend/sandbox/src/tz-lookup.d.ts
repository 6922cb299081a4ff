declare module 'tz-lookup' {
  /** IANA time zone of a point. */
  function tzlookup(latitude: number, longitude: number): string;
  export = tzlookup;
}
