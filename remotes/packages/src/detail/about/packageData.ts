import type { Brand, PackageDetail } from '@tiquete/contracts';
import type { StructuredData } from '@tiquete/search';

const AVAILABILITY = {
  AVAILABLE: 'InStock',
  ON_REQUEST: 'PreOrder',
  SOLD_OUT: 'SoldOut',
} as const;

/**
 * The package with the price of these travellers, as a product and https://schema.org/TouristTrip. `origin` is the brand's.
 */
export function packageData(detail: PackageDetail, brand: Brand, origin: string): StructuredData {
  const agency = { '@type': 'TravelAgency', '@id': `${origin}/#agency`, name: brand.name };
  const stops = detail.stops.filter(({ is_gateway }) => !is_gateway);
  return {
    '@type': ['Product', 'TouristTrip'],
    name: detail.name,
    productID: detail.ItemPackageID,
    description: detail.summary,
    image: detail.images.slice(0, 5).map(({ url }) => new URL(url, origin).href),
    provider: agency,
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: stops.length,
      itemListElement: stops.map(({ name, country_name, geo }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'TouristDestination',
          name,
          address: { '@type': 'PostalAddress', addressCountry: country_name },
          geo: { '@type': 'GeoCoordinates', ...geo },
        },
      })),
    },
    offers: {
      '@type': 'Offer',
      price: detail.total,
      priceCurrency: 'COP',
      availability: `https://schema.org/${AVAILABILITY[detail.availability.status]}`,
      priceValidUntil: detail.halt_booking_date,
      seller: agency,
    },
  };
}
