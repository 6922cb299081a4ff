import type { Bags, SeatCabin } from '@tiquete/contracts';
import { formatMoney } from '@tiquete/domain';
import { pluralize } from '../../lib/text/pluralize';

export const cabinNames: Record<SeatCabin, string> = {
  ECONOMY: 'Económica',
  PREMIUM_ECONOMY: 'Económica premium',
  BUSINESS: 'Ejecutiva',
  FIRST: 'Primera clase',
};

export const otherTaxes = 'Impuestos y tasas';
export const airlineFee = 'Cargo de la aerolínea';
export const taxName = (code: string): string =>
  taxNames[code] ?? (code === '' ? otherTaxes : `Tasa o impuesto ${code}`);

const perTraveler = (pesos: number) => `${formatMoney(pesos)} por pasajero`;
/** Text for changes and refunds before departure. Null: the airline does not report it. */
export const changeText = (isAllowed: boolean | null, penalty: number | null): string => {
  if (isAllowed === null)
    return 'La aerolínea no informó si permite cambios. Consúltanos antes de comprar.';
  if (!isAllowed) return 'La aerolínea no permite cambios.';
  if (penalty === null)
    return 'Permite cambios antes de la salida. La aerolínea cobra una penalidad y la diferencia de tarifa.';
  return penalty === 0
    ? 'Permite cambios sin penalidad antes de la salida. Solo pagas la diferencia de tarifa, si la hay.'
    : `Permite cambios antes de la salida por ${perTraveler(penalty)}, más la diferencia de tarifa.`;
};
export const refundText = (isAllowed: boolean | null, penalty: number | null): string => {
  if (isAllowed === null)
    return 'La aerolínea no informó si devuelve dinero. Consúltanos antes de comprar.';
  if (!isAllowed)
    return 'La tarifa no es reembolsable. La aerolínea devuelve las tasas de los aeropuertos que no uses.';
  if (penalty === null)
    return 'Permite reembolso antes de la salida. La aerolínea cobra una penalidad.';
  return penalty === 0
    ? 'Permite reembolso completo antes de la salida.'
    : `Permite reembolso antes de la salida. La aerolínea cobra ${perTraveler(penalty)}.`;
};
export const ruleTitles = {
  CHANGE: 'Cambios',
  REFUND: 'Reembolso',
  NO_SHOW: 'Si no te presentas',
  BAGS: 'Equipaje',
  VALIDITY: 'Nombre en el tiquete',
  OTHER: 'Otras condiciones',
} as const;
export const noShowText =
  'Si no te presentas al vuelo, la aerolínea cancela los demás trayectos y puede no devolver la tarifa.';
export const nameText =
  'El nombre debe ser igual al del documento de viaje. La aerolínea no permite cambiar de pasajero.';
const piecesText = (
  { quantity, weight }: Bags,
  one: string,
  several: string,
): string | undefined => {
  if (quantity === null) return undefined;
  if (quantity === 0) return `sin ${one}`;
  const name = quantity === 1 ? one : several;
  return `${quantity} ${name}${weight === undefined ? '' : ` de ${weight} kg`}`;
};
export const bagsText = (cabin: Bags, checked: Bags): string => {
  const hand = piecesText(cabin, 'equipaje de mano', 'equipajes de mano');
  const hold = piecesText(checked, 'maleta en bodega', 'maletas en bodega');
  const included = ['artículo personal', hand, hold].filter((part) => part !== undefined);
  const unstated = [
    hand === undefined && 'el equipaje de mano',
    hold === undefined && 'la maleta en bodega',
  ].filter((part) => part !== false);
  return `Incluye ${list.format(included)} por pasajero en cada vuelo.${
    unstated.length > 0
      ? ` La aerolínea no informó sobre ${list.format(unstated)}: consúltanos.`
      : ''
  }`;
};
const list = new Intl.ListFormat('es-CO');

/** Texts for a fare's features, by state: included, sold, missing or not reported. */
export const featureTexts = {
  bag_personal: {
    included: 'Artículo personal',
    paid: 'Artículo personal con costo',
    not_allowed: 'Sin artículo personal',
    unknown: 'Artículo personal: consulta',
  },
  bag_hand: {
    included: 'Equipaje de mano',
    paid: 'Equipaje de mano con costo',
    not_allowed: 'Sin equipaje de mano',
    unknown: 'Equipaje de mano: consulta',
  },
  bag_checked: {
    included: 'Maleta en bodega',
    paid: 'Maleta en bodega con costo',
    not_allowed: 'Sin maleta en bodega',
    unknown: 'Maleta en bodega: consulta',
  },
  seat: {
    included: 'Selección de silla',
    paid: 'Selección de silla con costo',
    not_allowed: 'Sin selección de silla',
    unknown: 'Selección de silla: consulta',
  },
  change: {
    included: 'Cambios sin penalidad',
    paid: 'Cambios con penalidad',
    not_allowed: 'Sin cambios',
    unknown: 'Cambios: consulta',
  },
  refund: {
    included: 'Reembolso completo',
    paid: 'Reembolso con penalidad',
    not_allowed: 'Sin reembolso',
    unknown: 'Reembolso: consulta',
  },
  meal: {
    included: 'Comida a bordo',
    paid: 'Comida a bordo con costo',
    not_allowed: 'Sin comida a bordo',
    unknown: 'Comida a bordo: consulta',
  },
  wifi: {
    included: 'Wifi a bordo',
    paid: 'Wifi a bordo con costo',
    not_allowed: 'Sin wifi',
    unknown: 'Wifi a bordo: consulta',
  },
  priority: {
    included: 'Abordaje prioritario',
    paid: 'Abordaje prioritario con costo',
    not_allowed: 'Sin abordaje prioritario',
    unknown: 'Abordaje prioritario: consulta',
  },
  miles: {
    included: 'Acumula millas',
    paid: 'Acumula millas con costo',
    not_allowed: 'No acumula millas',
    unknown: 'Millas: consulta',
  },
} as const;
export const baggageFeature = (name: string, quantity: number, kg: number | undefined): string =>
  `${name}: ${pluralize(quantity, 'pieza', 'piezas')}${kg === undefined ? '' : ` de ${kg} kg`}`;
export const penaltyFeature = (name: string, penalty: number): string =>
  `${name}: ${perTraveler(penalty)}`;

export const checkedBag = 'Maleta adicional en bodega';
export const cabinBag = 'Equipaje de mano adicional';
export const bagDescription = (kg: number | undefined): string =>
  kg === undefined ? 'Por pasajero y trayecto' : `Hasta ${kg} kg, por pasajero y trayecto`;
export const priorityBoarding = 'Abordaje prioritario';
export const priorityDescription = 'Abordas de primero, por pasajero y trayecto';

/** Names of the two-letter tax codes on tickets. A code means the same for every airline. */
const taxNames: Readonly<Record<string, string>> = {
  YS: 'IVA',
  YQ: 'Cargo por combustible de la aerolínea',
  YR: 'Cargo de la aerolínea',
  CO: 'Tasa aeroportuaria (Colombia)',
  DG: 'Impuesto de timbre (Colombia)',
  JS: 'Contribución al turismo (Colombia)',
  US: 'Impuesto de transporte (Estados Unidos)',
  AY: 'Tasa de seguridad (Estados Unidos)',
  XF: 'Cargo por instalaciones (Estados Unidos)',
  XY: 'Tasa de inmigración (Estados Unidos)',
  YC: 'Tasa de aduana (Estados Unidos)',
  XA: 'Inspección agropecuaria (Estados Unidos)',
  JD: 'Tasa de salida (España)',
  QV: 'Tasa de seguridad (España)',
  OG: 'Seguridad aérea (España)',
  XD: 'Uso de aeropuerto (México)',
  UK: 'Derecho de no residente (México)',
  XO: 'IVA (México)',
  MX: 'IVA (México)',
  AH: 'Tasa de salida (Panamá)',
  FZ: 'Tasa de seguridad (Panamá)',
  F3: 'Servicio de aeropuerto (Panamá)',
  HW: 'Uso de aeropuerto (Perú)',
  DY: 'Promoción turística (Perú)',
  PE: 'IGV (Perú)',
  EC: 'Impuestos y embarque (Ecuador)',
  ED: 'Ecodelta y potencia turística (Ecuador)',
  WT: 'Servicio de aeropuerto (Ecuador)',
  CL: 'Tasa de embarque (Chile)',
  XR: 'Tasa de embarque (Argentina)',
  QO: 'Tasa de migraciones (Argentina)',
  TQ: 'Tasa de seguridad (Argentina)',
  QN: 'Tasa de seguridad (Argentina)',
  BR: 'Tarifa de embarque (Brasil)',
  UY: 'Tasa de embarque (Uruguay)',
  PY: 'Tasa de embarque (Paraguay)',
  BO: 'Tasa de embarque (Bolivia)',
  VE: 'Tasa de embarque (Venezuela)',
  CR: 'Impuesto de salida (Costa Rica)',
  WI: 'Tasa de turismo (Costa Rica)',
  SV: 'Tasa de salida (El Salvador)',
  GT: 'Tasa de salida (Guatemala)',
  HN: 'Tasa de salida (Honduras)',
  DO: 'Tasa de salida (República Dominicana)',
  L5: 'Servicios aeroportuarios (República Dominicana)',
  AA: 'Tarjeta de turista (República Dominicana)',
  CU: 'Tasa de salida (Cuba)',
  AW: 'Tasa de salida (Aruba)',
  CW: 'Tasa de salida (Curazao)',
  JM: 'Tasa de salida (Jamaica)',
  XJ: 'Tasa de turismo (Jamaica)',
  CA: 'Seguridad aérea (Canadá)',
  SQ: 'Mejoras del aeropuerto (Canadá)',
  YP: 'Tasa de servicio (Portugal)',
  PT: 'Tasa de seguridad (Portugal)',
  QX: 'Tasa de pasajero (Francia)',
  FR: 'Aviación civil (Francia)',
  O4: 'Contribución solidaria (Francia)',
  IZ: 'Contribución solidaria (Francia)',
  OY: 'Impuesto al transporte aéreo (Alemania)',
  RA: 'Tasa de pasajero (Alemania)',
  DE: 'Tasa de seguridad (Alemania)',
  GB: 'Impuesto al pasajero (Reino Unido)',
  UB: 'Tasa de servicio (Reino Unido)',
  IT: 'Tasa de embarque (Italia)',
  HB: 'Impuesto municipal (Italia)',
  VT: 'Tasa de seguridad (Italia)',
  CJ: 'Tasa de seguridad (Países Bajos)',
  RN: 'Tasa de pasajero (Países Bajos)',
  VV: 'Impuesto al vuelo (Países Bajos)',
  BE: 'Tasa de pasajero (Bélgica)',
  CH: 'Pasajero y seguridad (Suiza)',
  ZY: 'Tasa de pasajero (Austria)',
  QD: 'Impuesto al vuelo (Austria)',
  TR: 'Tasa de servicio (Turquía)',
  M6: 'Tasa de seguridad (Turquía)',
  AE: 'Tasa de servicio (Emiratos)',
  ZR: 'Información anticipada (Emiratos)',
  F6: 'Instalaciones (Emiratos)',
  QA: 'Tasa de servicio (Catar)',
  G4: 'Tasa de seguridad (Catar)',
  SW: 'Instalaciones (Japón)',
  TK: 'Impuesto de salida (Japón)',
  AU: 'Cargo de salida (Australia)',
  WY: 'Tasa de embarque (Australia)',
};
