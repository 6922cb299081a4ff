export const hotelbedsTaxNames = {
  TAX: 'Impuestos',
  FEE: 'Cargos del hotel',
  TAXESANDFEES: 'Impuestos y cargos',
} as const;
/** Spanish names of the facility groups that are useful to travellers. */
export const facilityGroups: Readonly<Record<number, string>> = {
  70: 'Instalaciones',
  71: 'Comidas y bebidas',
  72: 'Negocios',
  73: 'Entretenimiento',
  74: 'Salud y bienestar',
  85: 'Ten en cuenta',
};
/** Spanish names of the vendor's picture types. */
export const hotelbedsImageCategories: Readonly<Record<string, string>> = {
  GEN: 'El hotel',
  HAB: 'Habitaciones',
  PIS: 'Piscina',
  COM: 'Lobby',
  RES: 'Restaurante',
  PLA: 'Playa',
  TER: 'Terraza',
  BAR: 'Bar',
  CON: 'Salones',
  DEP: 'Deporte',
};
