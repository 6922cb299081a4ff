import type { CatalogueFile } from '../format/catalogueFile';
import type { CataloguePackage } from '../format/packageSchema';
import { cataloguePackageSchema } from '../format/catalogueFile';

export const aDeparture = (
  date: string,
  over: Partial<CataloguePackage['departures'][number]> = {},
): CataloguePackage['departures'][number] => ({
  date,
  season: 'baja',
  status: 'OPEN',
  rooms: { single: 2, double: 5 },
  ...over,
});

/** A package of two nights in Cartagena from Bogotá, with two hotels. */
export const aPackage = ({
  nights = 2,
  ...over
}: Partial<CataloguePackage> = {}): CataloguePackage =>
  cataloguePackageSchema.parse({
    code: 'CTG-MURALLAS',
    name: 'Cartagena entre murallas',
    summary: 'Dos noches en el centro histórico.',
    currency: 'COP',
    nights,
    origins: [{ code: 'BOG', name: 'Bogotá' }],
    stops: [
      {
        code: 'CTG',
        name: 'Cartagena',
        country: 'CO',
        latitude: 10.42,
        longitude: -75.55,
        nights: 2,
      },
    ],
    itinerary: Array.from({ length: nights + 1 }, (_, index) => index + 1).map((day) => ({
      day,
      title: `Día ${day}`,
      text: 'Paseo por la ciudad.',
    })),
    includes: [
      { type: 'flight', text: 'Tiquetes aéreos' },
      { type: 'hotel', text: 'Dos noches con desayuno' },
    ],
    hotels: [
      {
        id: 'turista',
        name: 'Turista',
        star_number: 3,
        stays: [{ stop: 'CTG', name: 'Hotel Getsemaní', nights: 2, board: 'BB' }],
      },
      {
        id: 'primera',
        name: 'Primera',
        star_number: 4.5,
        stays: [{ stop: 'CTG', name: 'Hotel San Diego', nights: 2, board: 'BB' }],
      },
    ],
    prices: ['baja', 'alta'].flatMap((season, index) => [
      {
        season,
        hotel: 'turista',
        adult: { single: 1_300_000 + index, double: 900_000 + index },
        children: [{ min_age: 2, max_age: 11, with_bed: 800_000, without_bed: 600_000 }],
      },
      { season, hotel: 'primera', adult: { single: 2_000_000, double: 1_400_000 } },
    ]),
    documents: { type: 'ID' },
    pictures: [{ path: '/media/places/CTG', alt: 'Murallas de Cartagena' }],
    cancellation: [{ days_before: 15, penalty_percent: 20 }],
    departures: [aDeparture('2027-03-05'), aDeparture('2027-03-12', { season: 'alta' })],
    ...over,
  });

export const aCatalogue = (...packages: CataloguePackage[]): CatalogueFile => ({
  format: 'tiquete-packages',
  version: 1,
  packages,
});
