import type { Airport, Region } from './types';

/** IATA, city, city's name, name, latitude, longitude, zone, score. Names are Spanish, or `Spanish/English` where they differ by more than accents. */
type AirportRow = [
  iata: string,
  city: string,
  cityName: string,
  name: string,
  latitude: number,
  longitude: number,
  timeZone: string,
  score: number,
  runway?: 'noJets',
];
export interface AirportGroup {
  country: string;
  region: Region;
  airports: readonly AirportRow[];
}
/** `hasJets` is false where the runway, or the town, takes turboprops only. */
export interface AirportEntry extends Airport {
  hasJets: boolean;
}

const inSpanish = new Intl.DisplayNames('es-CO', { type: 'region' });
const inEnglish = new Intl.DisplayNames('en', { type: 'region' });
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{Diacritic}/gu, '');
const both = (text: string): [es: string, en: string] => {
  const [es = '', en = es] = text.split('/');
  return [es, fold(en)];
};

export function airportsIn({ country, region, airports }: AirportGroup): AirportEntry[] {
  return airports.map(
    ([iata, cityCode, city, airport, latitude, longitude, timeZone, score, runway]) => {
      const [cityNameEs, cityName] = both(city);
      const [nameEs, name] = both(airport);
      return {
        iata,
        name,
        nameEs,
        cityCode,
        cityName,
        cityNameEs,
        region,
        latitude,
        longitude,
        timeZone,
        score,
        countryCode: country,
        countryName: inEnglish.of(country) ?? country,
        countryNameEs: inSpanish.of(country) ?? country,
        hasJets: runway !== 'noJets',
      };
    },
  );
}
