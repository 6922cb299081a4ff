export const noStars = 'Sin categoría';
/** Spanish names of the supplier's charges; any other charge gets the last name. */
export const doTaxNames: Readonly<Record<string, string>> = {
  vat: 'IVA',
  city_tax: 'Impuesto de la ciudad',
  resort_fee: 'Cargo del hotel',
  hotel_insurance: 'Seguro hotelero',
  service_fee: 'Cargo por servicio',
};
export const otherTax = 'Impuestos y cargos';
/** Spanish names of the supplier's picture types. */
export const doImageCategories: Readonly<Record<string, string>> = {
  hotel_front: 'El hotel',
  rooms: 'Habitaciones',
  pool: 'Piscina',
  lobby: 'Lobby',
  restaurant: 'Restaurante',
  beach: 'Playa',
  outdoor: 'Terraza',
  bar: 'Bar',
  meeting: 'Salones',
  sport: 'Deporte',
};
export const otherAmenities = 'Servicios';
