import type { RoomType } from './types';

type Beds = RoomType['beds'];
const row = (
  code: string, es: string, en: string, typeEs: string, typeEn: string, featureEs: string, featureEn: string,
  people: [adults: number, children: number, pax: number], beds: Beds, size: number, factor: number,
): RoomType => {
  const [type = code, characteristic = 'ST'] = code.split('.');
  const [maxAdults, maxChildren, maxPax] = people;
  return {
    code, type, characteristic, name: { es, en }, typeName: { es: typeEs, en: typeEn }, characteristicName: { es: featureEs, en: featureEn },
    maxAdults, maxChildren, maxPax, beds, size, factor,
  };
};

export const roomTypes: RoomType[] = [
  row('SGL.ST', 'Sencilla estándar', 'Single standard', 'SENCILLA', 'SINGLE', 'ESTÁNDAR', 'STANDARD', [1, 0, 1], [{ kind: 'sencilla', count: 1 }], 14, 0.8),
  row('DBL.ST', 'Doble estándar', 'Double standard', 'DOBLE', 'DOUBLE', 'ESTÁNDAR', 'STANDARD', [2, 1, 3], [{ kind: 'doble', count: 1 }], 20, 1),
  row('TWN.ST', 'Doble con dos camas', 'Twin standard', 'DOS CAMAS', 'TWIN', 'ESTÁNDAR', 'STANDARD', [2, 2, 4], [{ kind: 'sencilla', count: 2 }], 22, 1.02),
  row('DBL.SU', 'Doble superior', 'Double superior', 'DOBLE', 'DOUBLE', 'SUPERIOR', 'SUPERIOR', [2, 2, 4], [{ kind: 'queen', count: 1 }], 27, 1.22),
  row('DBL.VM', 'Doble vista al mar', 'Double sea view', 'DOBLE', 'DOUBLE', 'VISTA AL MAR', 'SEA VIEW', [2, 2, 4], [{ kind: 'queen', count: 1 }], 26, 1.34),
  row('DBL.BO', 'Doble con balcón', 'Double with balcony', 'DOBLE', 'DOUBLE', 'BALCÓN', 'BALCONY', [2, 1, 3], [{ kind: 'queen', count: 1 }], 24, 1.18),
  row('DBL.VT', 'Doble vista a la montaña', 'Double mountain view', 'DOBLE', 'DOUBLE', 'VISTA A LA MONTAÑA', 'MOUNTAIN VIEW', [2, 1, 3], [{ kind: 'queen', count: 1 }], 25, 1.2),
  row('TPL.ST', 'Triple estándar', 'Triple standard', 'TRIPLE', 'TRIPLE', 'ESTÁNDAR', 'STANDARD', [3, 2, 4], [{ kind: 'doble', count: 1 }, { kind: 'sencilla', count: 1 }], 28, 1.22),
  row('FAM.ST', 'Familiar', 'Family room', 'FAMILIAR', 'FAMILY ROOM', 'ESTÁNDAR', 'STANDARD', [4, 3, 6], [{ kind: 'doble', count: 2 }], 34, 1.45),
  row('JSU.ST', 'Junior suite', 'Junior suite', 'JUNIOR SUITE', 'JUNIOR SUITE', 'ESTÁNDAR', 'STANDARD', [3, 2, 4], [{ kind: 'king', count: 1 }], 38, 1.62),
  row('SUI.VM', 'Suite vista al mar', 'Suite sea view', 'SUITE', 'SUITE', 'VISTA AL MAR', 'SEA VIEW', [3, 2, 5], [{ kind: 'king', count: 1 }], 52, 2.25),
  row('SUI.ST', 'Suite', 'Suite', 'SUITE', 'SUITE', 'ESTÁNDAR', 'STANDARD', [3, 2, 5], [{ kind: 'king', count: 1 }], 48, 2.05),
  row('APT.B1', 'Apartamento de una alcoba', 'Apartment one bedroom', 'APARTAMENTO', 'APARTMENT', 'UNA ALCOBA', 'ONE BEDROOM', [3, 2, 4], [{ kind: 'queen', count: 1 }], 42, 1.2),
  row('APT.B2', 'Apartamento de dos alcobas', 'Apartment two bedrooms', 'APARTAMENTO', 'APARTMENT', 'DOS ALCOBAS', 'TWO BEDROOMS', [5, 3, 6], [{ kind: 'queen', count: 1 }, { kind: 'sencilla', count: 2 }], 64, 1.7),
  row('BUN.ST', 'Cabaña', 'Bungalow', 'CABAÑA', 'BUNGALOW', 'ESTÁNDAR', 'STANDARD', [4, 2, 5], [{ kind: 'doble', count: 1 }, { kind: 'sencilla', count: 2 }], 36, 1.35),
  row('BED.ST', 'Habitación compartida', 'Shared room', 'CAMA', 'BED', 'ESTÁNDAR', 'STANDARD', [1, 0, 1], [{ kind: 'litera', count: 1 }], 18, 0.5),
];

const byCode = new Map(roomTypes.map((type) => [type.code, type]));
/** @throws Error for a code outside the list. */
export function roomType(code: string): RoomType {
  const found = byCode.get(code);
  if (!found) throw new Error(`unknown room type ${code}`);
  return found;
}
