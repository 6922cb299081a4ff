import * as z from 'zod';

export const regionSchema = z.enum([
  'SOUTH_AMERICA',
  'CENTRAL_AMERICA',
  'CARIBBEAN',
  'NORTH_AMERICA',
  'EUROPE',
  'MIDDLE_EAST',
  'AFRICA',
  'ASIA',
  'OCEANIA',
]);
export type Region = z.infer<typeof regionSchema>;

interface Place {
  /** English, as vendors write it: `El Dorado Intl`. */
  name: string;
  nameEs: string;
  /** ISO 3166-1 alpha 2. */
  countryCode: string;
  countryName: string;
  countryNameEs: string;
  region: Region;
  latitude: number;
  longitude: number;
  /** IANA time zone. */
  timeZone: string;
  /** Traffic from 1 to 100. */
  score: number;
}
export interface Airport extends Place {
  iata: string;
  /** IATA metropolitan code: `BOG`, `NYC`, `MDE`. */
  cityCode: string;
  cityName: string;
  cityNameEs: string;
}
/** A city has the coordinates of its busiest airport. */
export interface AirCity extends Place {
  code: string;
  /** Busiest first. */
  airports: readonly Airport[];
}
export interface LocationQuestion {
  keyword: string;
  kinds: readonly ('CITY' | 'AIRPORT')[];
  countryCode?: string;
  limit: number;
  offset?: number;
}
export type Location = { kind: 'CITY'; city: AirCity } | { kind: 'AIRPORT'; airport: Airport };

export type Channel = 'GDS' | 'NDC';
export type Alliance = 'STAR' | 'ONEWORLD' | 'SKYTEAM';
export interface Airline {
  code: string;
  name: string;
  countryCode: string;
  /** IATA codes of airports; every flight that it operates starts or ends at one. */
  hubs: readonly string[];
  alliance?: Alliance;
  kind: 'NETWORK' | 'LOW_COST' | 'REGIONAL';
  channels: readonly Channel[];
  /** Airlines whose flights it sells under its own code. */
  codeshares: readonly string[];
}
export interface Aircraft {
  /** IATA equipment code. */
  code: string;
  /** `Airbus A320neo`. */
  name: string;
}
