/** What a place looks like; decides the pictures, the names and the tone of a description. */
export type Scene =
  | 'beach'
  | 'island'
  | 'colonial'
  | 'andes'
  | 'skyline'
  | 'jungle'
  | 'lake'
  | 'desert'
  | 'europe'
  | 'plains'
  | 'coffee';
/** Which calendar of high and low seasons a place lives by. */
export type SeasonKind =
  'colombiaRest' | 'colombiaWork' | 'caribbean' | 'northern' | 'southern' | 'gulf';
/** How an address is written. */
export type AddressStyle =
  'colombia' | 'latin' | 'brazil' | 'english' | 'spain' | 'france' | 'plain';
export type Culture =
  | 'caribe'
  | 'andes'
  | 'mexico'
  | 'brasil'
  | 'ingles'
  | 'iberia'
  | 'francia'
  | 'italia'
  | 'norte'
  | 'oriente'
  | 'japon';

export interface Country {
  /** The vendor's code; differs from ISO for the United Kingdom only. */
  code: string;
  isoCode: string;
  name: string;
  nameEnglish: string;
  currency: string;
  /** Pesos for one unit of the currency; a fixed table, so that answers never drift. */
  copPerUnit: number;
  /** Percent of value added or sales tax that the price already includes. */
  vatPercent: number;
  phone: string;
  address: AddressStyle;
  culture: Culture;
}

export interface Point {
  latitude: number;
  longitude: number;
}
export interface Zone extends Point {
  code: number;
  name: string;
  /** Kilometres around the point in which hotels stand. */
  radiusKm: number;
  /** Price against the rest of the city. */
  factor: number;
  scene: Scene;
}
export interface Sight extends Point {
  name: string;
}
/** A charge that the hotel collects itself. */
export interface StayTax {
  per: 'personNight' | 'roomNight' | 'percent';
  /** In the country's currency, or percent of the net price. */
  value: number;
}
export interface City extends Point {
  code: string;
  /** Keeps hotel codes stable when cities are added. */
  seat: number;
  name: string;
  country: string;
  region: string;
  hotels: number;
  /** Thousands of pesos for a night of two adults in three stars, low season. */
  level: number;
  scene: Scene;
  season: SeasonKind;
  zones: Zone[];
  sights: Sight[];
  streets: string[];
  vatPercent?: number;
  stayTax?: StayTax;
}

/** name, latitude, longitude, radius in km, price factor, scene when it is not the city's. */
export type ZoneRow = [
  name: string,
  latitude: number,
  longitude: number,
  radiusKm: number,
  factor: number,
  scene?: Scene,
];
export type SightRow = [name: string, latitude: number, longitude: number];
