import type { Brand } from '@tiquete/contracts';
import type { Page } from '../pages/pages';
import { BRAND_PICTURES } from '../pages/shellPages';

/** Structured data of a page for search engines (schema.org): the agency, its site, and the page within it. */
export function structuredData(brand: Brand, page: Page, origin: string) {
  const agency = { '@id': `${origin}/#agency` };
  const site = { '@id': `${origin}/#site` };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': ['Organization', 'TravelAgency'],
        ...agency,
        name: brand.name,
        legalName: brand.legal_name,
        taxID: brand.nit,
        identifier: brand.rnt,
        slogan: brand.tagline,
        url: `${origin}/`,
        logo: origin + BRAND_PICTURES.icon(512),
        image: origin + BRAND_PICTURES.share,
        email: brand.email,
        telephone: brand.phones[0]?.number,
        address: brand.address,
        areaServed: 'CO',
        currenciesAccepted: 'COP',
        contactPoint: brand.phones.map(({ label, number }) => ({
          '@type': 'ContactPoint',
          contactType: 'customer service',
          name: label,
          telephone: number,
          availableLanguage: 'es',
        })),
      },
      { '@type': 'WebSite', ...site, name: brand.name, url: `${origin}/`, inLanguage: 'es-CO' },
      {
        '@type': 'WebPage',
        '@id': origin + page.path,
        url: origin + page.path,
        name: page.title,
        description: page.description,
        inLanguage: 'es-CO',
        isPartOf: site,
        publisher: agency,
      },
    ],
  };
}
