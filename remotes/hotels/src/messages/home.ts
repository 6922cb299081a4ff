/** Texts of the home page; those of its search are in `es`. */
export const home = {
  metaTitle: 'Hoteles en Colombia y el mundo | {{brand}}',
  metaDescription:
    'Busca y compara hoteles en pesos colombianos, con el total de la estadía y los impuestos a la vista, en {{brand}}.',
  title: 'Encuentra tu próximo hotel',
  lead: 'Compara hoteles en pesos, con el total de tu estadía y los impuestos a la vista.',
  recent: 'Tus búsquedas recientes',
  featured: 'Destinos para empezar',
  featuredLead:
    'Hoteles del {{start}} al {{end}} para {{guests}}. Puedes cambiarlo en la búsqueda.',
  featuredHotels_one: '{{count}} hotel',
  featuredHotels_other: '{{count}} hoteles',
  featuredFrom: 'Desde {{price}} por noche · {{day}}',
  featuredSee: 'Ver precios',
  featuredFailed: 'No pudimos cargar los destinos',
  trust: 'Reserva con claridad',
  trustPrice: 'El precio completo',
  trustPriceText:
    'Ves el total de la estadía con impuestos. Si algo se paga en el hotel, te lo decimos antes.',
  trustCancel: 'Cancelaciones sin letra pequeña',
  trustCancelText: 'Cada hotel dice si puedes cancelar gratis y hasta qué día y hora.',
  trustContact: 'Hablas con {{brand}}',
  trustContactText: '{{legal}}. {{nit}}. {{rnt}}.',
};
