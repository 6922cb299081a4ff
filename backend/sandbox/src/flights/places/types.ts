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
  /** Name in English as vendors write it: `El Dorado Intl`. */
  name: string;
  nameEs: string;
  /** Country, ISO 3166-1 alpha-2. */
  countryCode: string;
  countryName: string;
  countryNameEs: string;
  region: Region;
  latitude: number;
  longitude: number;
  /** IANA time zone. */
  timeZone: string;
  /** Amount of traffic from 1 to 100. */
  score: number;
}
export interface Airport extends Place {
  iata: string;
  /** IATA code of the metropolitan area: `BOG`, `NYC`, `MDE`. */
  cityCode: string;
  cityName: string;
  cityNameEs: string;
}
/** A city has the coordinates of its busiest airport. */
export interface AirCity extends Place {
  code: string;
  /** Airports of the city, the busiest first. */
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
  /** IATA codes of its hub airports. Every flight that it operates starts or ends at one. */
  hubs: readonly string[];
  alliance?: Alliance;
  kind: 'NETWORK' | 'LOW_COST' | 'REGIONAL';
  channels: readonly Channel[];
  /** Codes of airlines whose flights it sells under its own code. */
  codeshares: readonly string[];
}
