import type { LegalTextOf } from './legalText';

export interface Credit {
  name: string;
  use: string;
  license: string;
  href: string;
  licenseHref: string;
}
/** Data whose licence requires attribution; the same list as in docs/data-sources.md. */
export const credits: readonly Credit[] = [
  {
    name: 'GeoNames',
    use: 'Ciudades, población y coordenadas, también en los mapas, con cambios: de cada nombre y país queda la ciudad más poblada, y los nombres están en español.',
    license: 'CC BY 4.0',
    href: 'https://www.geonames.org',
    licenseHref: 'https://creativecommons.org/licenses/by/4.0/deed.es',
  },
  {
    name: 'Open Travel Data',
    use: 'Ciudad y otros nombres de cada aeropuerto, con cambios: solo los que tienen vuelos regulares.',
    license: 'CC BY 4.0',
    href: 'https://github.com/opentraveldata/opentraveldata',
    licenseHref: 'https://creativecommons.org/licenses/by/4.0/deed.es',
  },
  {
    name: 'OurAirports, mediante airport-data-js',
    use: 'Nombre, tamaño y ubicación de los aeropuertos.',
    license: 'CC BY 4.0',
    href: 'https://ourairports.com/data/',
    licenseHref: 'https://creativecommons.org/licenses/by/4.0/deed.es',
  },
  {
    name: 'OpenFlights',
    use: 'Aeropuertos en los mapas y en la demostración.',
    license: 'ODbL 1.0',
    href: 'https://openflights.org/data.html',
    licenseHref: 'https://opendatacommons.org/licenses/odbl/1-0/',
  },
  {
    name: 'GSHHG, de Paul Wessel y Walter H. F. Smith',
    use: 'Costas, ríos y fronteras de los mapas, recortados a los alrededores de las ciudades.',
    license: 'LGPL 3.0',
    href: 'https://www.soest.hawaii.edu/pwessel/gshhg/',
    licenseHref: 'https://www.gnu.org/licenses/lgpl-3.0.html',
  },
  {
    name: '© Colaboradores de OpenStreetMap',
    use: 'Zonas horarias, mediante timezone-boundary-builder, y el mapa donde lo dice.',
    license: 'ODbL 1.0',
    href: 'https://www.openstreetmap.org/copyright',
    licenseHref: 'https://opendatacommons.org/licenses/odbl/1-0/',
  },
  {
    name: 'Lucide',
    use: 'Iconos.',
    license: 'ISC',
    href: 'https://lucide.dev',
    licenseHref: 'https://lucide.dev/license',
  },
];
export const creditsText: LegalTextOf = (brand) => ({
  title: 'Créditos y fuentes de datos',
  description: `Fuentes y licencias de los datos y programas que usa ${brand.name}.`,
  updated: '20 de noviembre de 2026',
  intro: [
    'Agradecemos a quienes publican los datos y programas con los que funciona este sitio. Hemos seleccionado, combinado y traducido parte de los datos; quienes los publican no respaldan estos cambios.',
    'En la demostración, los hoteles, sus precios y sus opiniones son ficticios, y las imágenes de hoteles y destinos son ilustraciones propias. También lo son los horarios, las tarifas y los cupos de los vuelos; los nombres de las aerolíneas son de sus titulares. Los paquetes y sus precios son ficticios.',
  ],
  sections: [],
});
