declare module 'pbf' {
  // oxlint-disable-next-line tiquete/named-exports -- the package has no other export
  export default class Pbf {
    constructor(bytes: Uint8Array);
    pos: number;
    length: number;
    readMessage<T>(readField: (field: number, result: T) => void, result: T): T;
    readString(): string;
    readVarint(): number;
    readSVarint(): number;
  }
}
declare module 'tz-lookup' {
  /** IANA time zone of a point. */
  // oxlint-disable-next-line tiquete/named-exports -- the package has no other export
  export default function tzLookup(latitude: number, longitude: number): string;
}
