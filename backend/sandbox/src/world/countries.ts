import type { AddressStyle, Country, Culture } from './types';

const country = (
  code: string,
  name: string,
  nameEnglish: string,
  currency: string,
  copPerUnit: number,
  vatPercent: number,
  phone: string,
  address: AddressStyle,
  culture: Culture,
  isoCode = code,
): Country => ({
  code,
  isoCode,
  name,
  nameEnglish,
  currency,
  copPerUnit,
  vatPercent,
  phone,
  address,
  culture,
});

/** Rates of exchange are rounded reference values; taxes on lodging as published by each country. */
export const countries: Country[] = [
  country('CO', 'Colombia', 'Colombia', 'COP', 1, 19, '+57', 'colombia', 'caribe'),
  country('MX', 'México', 'Mexico', 'MXN', 220, 16, '+52', 'latin', 'mexico'),
  country('US', 'Estados Unidos', 'United States', 'USD', 4000, 0, '+1', 'english', 'ingles'),
  country('CA', 'Canadá', 'Canada', 'CAD', 2900, 13, '+1', 'english', 'ingles'),
  country(
    'DO',
    'República Dominicana',
    'Dominican Republic',
    'DOP',
    66,
    18,
    '+1',
    'latin',
    'caribe',
  ),
  country('CU', 'Cuba', 'Cuba', 'USD', 4000, 0, '+53', 'latin', 'caribe'),
  country('AW', 'Aruba', 'Aruba', 'USD', 4000, 0, '+297', 'plain', 'caribe'),
  country('CW', 'Curazao', 'Curacao', 'USD', 4000, 7, '+599', 'plain', 'caribe'),
  country('PA', 'Panamá', 'Panama', 'USD', 4000, 10, '+507', 'latin', 'caribe'),
  country('CR', 'Costa Rica', 'Costa Rica', 'USD', 4000, 13, '+506', 'latin', 'caribe'),
  country('PE', 'Perú', 'Peru', 'PEN', 1080, 18, '+51', 'latin', 'andes'),
  country('EC', 'Ecuador', 'Ecuador', 'USD', 4000, 15, '+593', 'latin', 'andes'),
  country('CL', 'Chile', 'Chile', 'CLP', 4.2, 19, '+56', 'latin', 'andes'),
  country('AR', 'Argentina', 'Argentina', 'USD', 4000, 21, '+54', 'latin', 'andes'),
  country('UY', 'Uruguay', 'Uruguay', 'UYU', 98, 10, '+598', 'latin', 'andes'),
  country('BR', 'Brasil', 'Brazil', 'BRL', 730, 5, '+55', 'brazil', 'brasil'),
  country('ES', 'España', 'Spain', 'EUR', 4400, 10, '+34', 'spain', 'iberia'),
  country('PT', 'Portugal', 'Portugal', 'EUR', 4400, 6, '+351', 'spain', 'iberia'),
  country('FR', 'Francia', 'France', 'EUR', 4400, 10, '+33', 'france', 'francia'),
  country('IT', 'Italia', 'Italy', 'EUR', 4400, 10, '+39', 'spain', 'italia'),
  country('UK', 'Reino Unido', 'United Kingdom', 'GBP', 5200, 20, '+44', 'english', 'ingles', 'GB'),
  country('NL', 'Países Bajos', 'Netherlands', 'EUR', 4400, 9, '+31', 'plain', 'norte'),
  country('DE', 'Alemania', 'Germany', 'EUR', 4400, 7, '+49', 'plain', 'norte'),
  country('TR', 'Turquía', 'Turkey', 'TRY', 98, 10, '+90', 'plain', 'oriente'),
  country(
    'AE',
    'Emiratos Árabes Unidos',
    'United Arab Emirates',
    'AED',
    1090,
    5,
    '+971',
    'plain',
    'oriente',
  ),
  country('JP', 'Japón', 'Japan', 'JPY', 26, 10, '+81', 'plain', 'japon'),
  country('TH', 'Tailandia', 'Thailand', 'THB', 118, 7, '+66', 'plain', 'oriente'),
];

const byCode = new Map(countries.map((row) => [row.code, row]));

/** @throws Error when the world tables name a country that is not listed. */
export function countryOf(code: string): Country {
  const found = byCode.get(code);
  if (!found) throw new Error(`unknown country ${code}`);
  return found;
}
