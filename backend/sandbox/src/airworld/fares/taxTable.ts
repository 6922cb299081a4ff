/** Code, Spanish name, dollars on an international bound, dollars on a domestic one. */
export type TaxRow = readonly [code: string, name: string, abroad: number, home: number];
interface CountryTaxes {
  departure: readonly TaxRow[];
  /** On international bounds only. */
  arrival?: readonly TaxRow[];
  /** Share of the fare on domestic bounds. */
  domesticVat?: { code: string; name: string; share: number };
}
const PSC = 'Tasa de embarque';

/** One or two of each country's charges, in round figures of 2026. */
export const countryTaxes: Readonly<Record<string, CountryTaxes>> = {
  CO: {
    departure: [
      ['CO', 'Tasa aeroportuaria', 49, 7.4],
      ['DG', 'Impuesto de timbre', 46, 0],
      ['JS', 'Contribución al turismo', 15, 0],
    ],
  },
  US: {
    departure: [
      ['US', 'Impuesto de transporte internacional', 22.9, 0],
      ['AY', 'Tasa de seguridad TSA', 5.6, 5.6],
      ['XF', 'Cargo por instalaciones', 4.5, 4.5],
    ],
    arrival: [
      ['US', 'Impuesto de transporte internacional', 22.9, 0],
      ['XY', 'Tasa de inmigración', 7, 0],
      ['YC', 'Tasa de aduana', 7.39, 0],
      ['XA', 'Inspección agropecuaria', 3.84, 0],
    ],
    domesticVat: { code: 'US', name: 'Impuesto federal al transporte', share: 0.075 },
  },
  ES: {
    departure: [
      ['JD', 'Tasa de salida', 19.5, 8.5],
      ['QV', 'Tasa de seguridad', 4.6, 4.6],
      ['OG', 'Tasa de seguridad aérea', 0.8, 0.8],
    ],
  },
  MX: {
    departure: [['XD', 'Tarifa de uso de aeropuerto (TUA)', 55, 32]],
    arrival: [['UK', 'Derecho de no residente (DNR)', 46, 0]],
    domesticVat: { code: 'XO', name: 'IVA', share: 0.16 },
  },
  PA: {
    departure: [
      ['AH', 'Tasa de salida', 40, 5],
      ['FZ', 'Tasa de seguridad', 5, 2],
    ],
  },
  PE: {
    departure: [['HW', 'Tarifa unificada de uso de aeropuerto (TUUA)', 31, 8]],
    arrival: [['DY', 'Fondo de promoción turística', 15, 0]],
    domesticVat: { code: 'PE', name: 'IGV', share: 0.18 },
  },
  EC: {
    departure: [
      ['EC', PSC, 52, 12],
      ['ED', 'Ecodelta y potencia turística', 60, 0],
    ],
    domesticVat: { code: 'EC', name: 'IVA', share: 0.15 },
  },
  CL: { departure: [['CL', PSC, 26, 9]] },
  AR: {
    departure: [
      ['XR', PSC, 57, 8],
      ['QO', 'Tasa de migraciones', 10, 0],
      ['TQ', 'Tasa de seguridad', 8, 1],
    ],
  },
  BR: { departure: [['BR', 'Tarifa de embarque', 28, 9]] },
  UY: { departure: [['UY', PSC, 46, 10]] },
  PY: { departure: [['PY', PSC, 41, 6]] },
  BO: { departure: [['BO', PSC, 25, 3]] },
  VE: { departure: [['VE', PSC, 45, 8]] },
  CR: {
    departure: [['CR', 'Impuesto de salida', 29, 3]],
    arrival: [['WI', 'Tasa de turismo', 15, 0]],
  },
  SV: { departure: [['SV', 'Tasa de salida', 41, 0]] },
  GT: { departure: [['GT', 'Tasa de salida', 30, 4]] },
  HN: { departure: [['HN', 'Tasa de salida', 49, 5]] },
  DO: {
    departure: [
      ['DO', 'Tasa de salida', 20, 3],
      ['L5', 'Servicios aeroportuarios', 18, 0],
    ],
    arrival: [['AA', 'Tarjeta de turista', 10, 0]],
  },
  CU: { departure: [['CU', 'Tasa de salida', 25, 5]] },
  AW: { departure: [['AW', 'Tasa de salida', 38.5, 0]] },
  CW: { departure: [['CW', 'Tasa de salida', 36, 0]] },
  JM: { departure: [['JM', 'Tasa de salida', 35, 0]], arrival: [['XJ', 'Tasa de turismo', 20, 0]] },
  CA: {
    departure: [
      ['CA', 'Tasa de seguridad aérea', 8.5, 6],
      ['SQ', 'Tasa de mejoras del aeropuerto', 26, 26],
    ],
  },
  PT: {
    departure: [
      ['YP', 'Tasa de servicio', 16, 12],
      ['PT', 'Tasa de seguridad', 7, 5],
    ],
  },
  FR: {
    departure: [
      ['QX', 'Tasa de pasajero', 22, 14],
      ['FR', 'Tasa de aviación civil', 12, 9],
      ['O4', 'Contribución solidaria', 9, 8],
    ],
  },
  DE: {
    departure: [
      ['OY', 'Impuesto al transporte aéreo', 62, 18],
      ['RA', 'Tasa de pasajero', 26, 22],
      ['DE', 'Tasa de seguridad', 11, 10],
    ],
  },
  GB: {
    departure: [
      ['GB', 'Impuesto al pasajero (APD)', 118, 9],
      ['UB', 'Tasa de servicio', 52, 20],
    ],
  },
  IT: {
    departure: [
      ['IT', PSC, 18, 9],
      ['HB', 'Impuesto municipal', 9, 9],
      ['VT', 'Tasa de seguridad', 3, 3],
    ],
  },
  NL: {
    departure: [
      ['CJ', 'Tasa de seguridad', 15, 15],
      ['RN', 'Tasa de pasajero', 18, 18],
      ['VV', 'Impuesto al vuelo', 32, 0],
    ],
  },
  BE: { departure: [['BE', 'Tasa de pasajero', 29, 20]] },
  CH: { departure: [['CH', 'Tasa de pasajero y seguridad', 38, 30]] },
  AT: {
    departure: [
      ['ZY', 'Tasa de pasajero', 25, 20],
      ['QD', 'Impuesto al vuelo', 13, 13],
    ],
  },
  TR: {
    departure: [
      ['TR', 'Tasa de servicio', 24, 4],
      ['M6', 'Tasa de seguridad', 3, 1],
    ],
  },
  AE: {
    departure: [
      ['AE', 'Tasa de servicio', 22, 0],
      ['ZR', 'Tasa de información anticipada', 1.4, 0],
      ['F6', 'Tasa de instalaciones', 10, 0],
    ],
  },
  QA: {
    departure: [
      ['QA', 'Tasa de servicio', 17, 0],
      ['G4', 'Tasa de seguridad', 3, 0],
    ],
  },
  JP: {
    departure: [
      ['SW', 'Tasa de instalaciones', 19, 3],
      ['TK', 'Impuesto de salida', 7, 0],
    ],
  },
  AU: {
    departure: [
      ['AU', 'Cargo de salida', 46, 0],
      ['WY', PSC, 20, 12],
    ],
  },
};
/** Countries without a row: their code and a plain charge. */
export const otherTaxes = (countryCode: string): CountryTaxes => ({
  departure: [[countryCode, PSC, 28, 8]],
});
