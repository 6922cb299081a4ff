/** Texts of `/flights`. */
export const home = {
  metaTitle: 'Vuelos en Colombia y el mundo | {{brand}}',
  metaDescription:
    'Busca y compara vuelos en pesos colombianos, con impuestos, equipaje y condiciones a la vista, en {{brand}}.',
  title: 'Encuentra tu próximo vuelo',
  lead: 'Compara aerolíneas en pesos, con impuestos, equipaje y condiciones a la vista.',
  recent: 'Tus búsquedas recientes',
  featured: 'Rutas para empezar',
  featuredLead: 'Tarifas de solo ida por adulto, con impuestos. Cambian con las sillas que quedan.',
  featuredFailed: 'No pudimos cargar las rutas',
  route: '{{from}} – {{to}}',
  fromPrice: 'Desde {{price}}, el {{day}}',
  alertFailed: 'No pudimos abrir tu alerta. Recarga la página.',
  trust: 'Vuela con claridad',
  trustPrice: 'El precio completo',
  trustPriceText:
    'Ves el total de todos los pasajeros con impuestos, tasas y tarifa administrativa desde la primera lista.',
  trustBags: 'Equipaje sin sorpresas',
  trustBagsText:
    'Cada tarifa dice qué maletas lleva y si puedes cambiarla o pedir el dinero de vuelta.',
  trustContact: 'Hablas con {{brand}}',
  trustContactText: '{{legal}}. {{nit}}. {{rnt}}.',
} as const;
