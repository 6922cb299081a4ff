/** Texts of the home page; those of its search are in `es`. */
export const home = {
  metaTitle: 'Paquetes de viaje | {{brand}}',
  metaDescription:
    'Paquetes con hotel, traslados y paseos por Colombia y el mundo, con salidas y precios en pesos colombianos, en {{brand}}.',
  title: 'El viaje entero, ya pensado',
  lead: 'Hotel, traslados y paseos en un solo precio, con el itinerario día a día antes de pagar.',
  recent: 'Tus búsquedas recientes',
  featured: 'Paquetes para empezar',
  featuredLead: 'Precio por persona en habitación doble, en la salida más económica.',
  featuredFailed: 'No pudimos traer los paquetes destacados',
  featuredRegions: 'Regiones',
  featuredAll: 'Ver todos los de {{region}}',
  featuredText: '{{lasts}} · Salida {{day}}',
  featuredPrice: 'Desde {{amount}} por persona',
  trust: 'Compra con claridad',
  trustPrice: 'El precio completo',
  trustPriceText:
    'Ves en pesos lo que cuesta por persona y para todas tus habitaciones, con lo que incluye y lo que no.',
  trustPlan: 'Cada día, antes de salir',
  trustPlanText:
    'El itinerario, los hoteles, el grupo mínimo y las condiciones de cancelación están a la vista.',
  trustContact: 'Hablas con {{brand}}',
  trustContactText: '{{legal}}. {{nit}}. {{rnt}}.',
} as const;
