import type { Brand, HotelDetailsResponse } from '@tiquete/contracts';
import type { StructuredData } from '@tiquete/search';
import { cheapestTariff } from '../../model/findTariff';

/** The hotel with its cheapest price for the stay, as https://schema.org/Hotel. `origin` is the brand's. */
export function hotelData(
  page: HotelDetailsResponse['data'],
  brand: Brand,
  origin: string,
): StructuredData {
  const { hotel, reviews } = page;
  const cheapest = cheapestTariff(page.rooms);
  return {
    '@type': 'Hotel',
    name: hotel.name,
    description: hotel.description || undefined,
    image: hotel.images.slice(0, 5).map(({ url }) => new URL(url, origin).href),
    address: {
      '@type': 'PostalAddress',
      streetAddress: hotel.address,
      addressLocality: hotel.city_name,
    },
    geo: { '@type': 'GeoCoordinates', ...hotel.geo },
    telephone: hotel.phones[0],
    checkinTime: hotel.check_in_from || undefined,
    checkoutTime: hotel.check_out_until || undefined,
    starRating:
      hotel.star_number > 0 ? { '@type': 'Rating', ratingValue: hotel.star_number } : undefined,
    aggregateRating: reviews
      ? {
          '@type': 'AggregateRating',
          ratingValue: reviews.score,
          bestRating: 10,
          reviewCount: reviews.count,
        }
      : undefined,
    amenityFeature: hotel.amenities.map(({ name }) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
    makesOffer: cheapest
      ? {
          '@type': 'Offer',
          price: cheapest.tariff.total,
          priceCurrency: 'COP',
          availability: 'https://schema.org/InStock',
          priceValidUntil: page.expires_at,
          offeredBy: { '@type': 'TravelAgency', '@id': `${origin}/#agency`, name: brand.name },
        }
      : undefined,
  };
}
