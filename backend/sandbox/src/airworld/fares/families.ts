import type { ArchetypeName } from './archetypes';

type Family = readonly [code: string, name: string, archetype: ArchetypeName];
/** What an airline sells, cheapest first, and rows of dearer cabins by body: `F` first, `C` business, `W` premium economy; the rest is economy. */
export interface Pack {
  narrow: string;
  wide: string;
  /** Of a cabin bag. */
  cabinKg: number;
  families: readonly Family[];
}
const pack = (narrow: string, wide: string, cabinKg: number, ...families: Family[]): Pack => ({ narrow, wide, cabinKg, families });

/** From general knowledge of what these airlines sell, in round figures; not checked live. */
export const packs: Readonly<Record<string, Pack>> = {
  AV: pack('C3', 'C5', 10, ['BASIC', 'Basic', 'personal'], ['LIGHT', 'Light', 'light'], ['CLASSIC', 'Classic', 'bag'], ['FLEX', 'Flex', 'flex'], ['BUSINESS', 'Business', 'business'], ['BUSFLEX', 'Business Flex', 'businessFlex']),
  LA: pack('W3', 'C6', 12, ['BASIC', 'Basic', 'personal'], ['LIGHT', 'Light', 'light'], ['STANDARD', 'Standard', 'bag'], ['FULL', 'Full', 'flex'], ['PREMECO', 'Premium Economy', 'premium'], ['PREMBUS', 'Premium Business', 'business']),
  P5: pack('', '', 10, ['BASIC', 'Basic', 'personal'], ['STANDARD', 'Standard', 'bag'], ['EXTRA', 'Extra', 'flex']),
  JA: pack('', '', 10, ['LIGHT', 'Light', 'personal'], ['SMART', 'Smart', 'bag'], ['FULL', 'Full Flex', 'flex']),
  VE: pack('', '', 8, ['BASICA', 'Básica', 'cabin'], ['CLASICA', 'Clásica', 'bag'], ['FLEX', 'Flexible', 'flex']),
  '9R': pack('', '', 6, ['ECONOMICA', 'Económica', 'cabin'], ['PLUS', 'Plus', 'bag'], ['MAXIMA', 'Máxima', 'full']),
  CM: pack('C4', 'C4', 10, ['BASIC', 'Economy Basic', 'light'], ['CLASSIC', 'Economy Classic', 'bag'], ['FULL', 'Economy Full', 'full'], ['BUSPROMO', 'Business Promo', 'business'], ['BUSFULL', 'Business Full', 'businessFlex']),
  DM: pack('', '', 10, ['BASIC', 'Basic', 'personal'], ['CLASSIC', 'Classic', 'bag'], ['EXTRA', 'Extra', 'flex']),
  AM: pack('C3', 'C6', 10, ['BASICA', 'Básica', 'cabin'], ['CLASICA', 'Clásica', 'bag'], ['FLEXIBLE', 'Flexible', 'flex'], ['PREMIER', 'Clase Premier', 'business'], ['PREMIERFLX', 'Clase Premier Flexible', 'businessFlex']),
  Y4: pack('', '', 10, ['ZERO', 'Zero', 'personal'], ['BASIC', 'Basic', 'light'], ['CLASSIC', 'Classic', 'bag'], ['PLUS', 'Plus', 'flex']),
  VB: pack('', '', 10, ['ZERO', 'Zero', 'personal'], ['LIGHT', 'Light', 'light'], ['EXTRA', 'Extra', 'bag'], ['SMART', 'Smart', 'flex']),
  G3: pack('', '', 10, ['LIGHT', 'Light', 'light'], ['CLASSIC', 'Classic', 'bag'], ['FLEX', 'Flex', 'flex']),
  AD: pack('', 'C5', 10, ['AZUL', 'Azul', 'light'], ['MAISAZUL', 'Mais Azul', 'bag'], ['AZULSUPER', 'Azul Super', 'flex'], ['BUSINESS', 'Azul Business', 'business']),
  AR: pack('C2', 'C4', 8, ['BASE', 'Base', 'light'], ['PLUS', 'Plus', 'bag'], ['FLEX', 'Flex', 'flex'], ['BUSINESS', 'Business', 'business']),
  H2: pack('', '', 10, ['BASIC', 'Basic', 'personal'], ['STANDARD', 'Standard', 'bag'], ['FULL', 'Full', 'flex']),
  SIMPLE: pack('C3', 'C5', 8, ['LIGHT', 'Light', 'light'], ['STANDARD', 'Standard', 'bag'], ['FLEX', 'Flex', 'flex'], ['BUSINESS', 'Business', 'business']),
  IB: pack('C4', 'C6W3', 10, ['BASICA', 'Básica', 'light'], ['OPTIMA', 'Óptima', 'bag'], ['FLEXIBLE', 'Flexible', 'full'], ['PREMIUM', 'Turista Premium', 'premium'], ['BUSOPTIMA', 'Business Óptima', 'business'], ['BUSFLEX', 'Business Flexible', 'businessFlex']),
  UX: pack('C3', 'C5', 10, ['LITE', 'Lite', 'cabin'], ['STANDARD', 'Standard', 'bag'], ['FLEX', 'Flex', 'flex'], ['BUSINESS', 'Business', 'business'], ['BUSFLEX', 'Business Flex', 'businessFlex']),
  AA: pack('C4', 'C7W3', 10, ['BASIC', 'Basic Economy', 'cabin'], ['MAIN', 'Main Cabin', 'main'], ['MAINPLUS', 'Main Plus', 'flex'], ['PREMIUM', 'Premium Economy', 'premium'], ['BUSINESS', 'Business', 'business'], ['BUSFLEX', 'Business Flexible', 'businessFlex']),
  UA: pack('C4', 'C7W3', 10, ['BASIC', 'Basic Economy', 'personal'], ['ECONOMY', 'Economy', 'main'], ['ECOFLEX', 'Economy Flexible', 'flex'], ['PREMPLUS', 'Premium Plus', 'premium'], ['BUSINESS', 'United Business', 'business'], ['BUSFLEX', 'Business Flexible', 'businessFlex']),
  DL: pack('C4', 'C7W3', 10, ['BASIC', 'Delta Main Basic', 'cabin'], ['MAIN', 'Delta Main Classic', 'main'], ['MAINEXTRA', 'Delta Main Extra', 'flex'], ['PREMSEL', 'Premium Select', 'premium'], ['BUSINESS', 'Delta One y First', 'business']),
  B6: pack('', '', 10, ['BASIC', 'Blue Basic', 'cabin'], ['BLUE', 'Blue', 'main'], ['BLUEEXTRA', 'Blue Extra', 'flex']),
  NK: pack('', '', 10, ['BASIC', 'Basic', 'personal'], ['ECONOMY', 'Economy', 'light'], ['PREMIUM', 'Premium', 'bag']),
  AC: pack('C4', 'C6W3', 10, ['BASIC', 'Basic', 'cabin'], ['STANDARD', 'Standard', 'light'], ['FLEX', 'Flex', 'bag'], ['LATITUDE', 'Latitude', 'full'], ['PREMIUM', 'Premium Economy', 'premium'], ['BUSINESS', 'Business', 'business']),
  VY: pack('', '', 10, ['FLYLIGHT', 'Fly Light', 'personal'], ['FLYGRANDE', 'Fly Grande', 'bag'], ['TIMEFLEX', 'Fly Time Flex', 'flex']),
  TP: pack('C4', 'C6', 8, ['DISCOUNT', 'Discount', 'cabin'], ['BASIC', 'Basic', 'light'], ['CLASSIC', 'Classic', 'bag'], ['PLUS', 'Plus', 'flex'], ['EXECUTIVE', 'Executive', 'business'], ['TOPEXEC', 'Top Executive', 'businessFlex']),
  AF: pack('C4', 'C7W3', 12, ['LIGHT', 'Economy Light', 'light'], ['STANDARD', 'Economy Standard', 'bag'], ['FLEX', 'Economy Flex', 'full'], ['PREMIUM', 'Premium', 'premium'], ['BUSINESS', 'Business Standard', 'business'], ['BUSFLEX', 'Business Flex', 'businessFlex']),
  KL: pack('C4', 'C7W2', 12, ['LIGHT', 'Economy Light', 'light'], ['STANDARD', 'Economy Standard', 'bag'], ['FLEX', 'Economy Flex', 'full'], ['PREMIUM', 'Premium Comfort', 'premium'], ['BUSINESS', 'World Business', 'business']),
  LH: pack('C4', 'F2C7W3', 8, ['LIGHT', 'Economy Light', 'light'], ['CLASSIC', 'Economy Classic', 'bag'], ['FLEX', 'Economy Flex', 'flex'], ['PREMIUM', 'Premium Economy', 'premium'], ['BUSINESS', 'Business Saver', 'business'], ['BUSFLEX', 'Business Flex', 'businessFlex'], ['FIRST', 'First', 'first']),
  EURO: pack('C4', 'C7W3', 8, ['LIGHT', 'Economy Light', 'light'], ['CLASSIC', 'Economy Classic', 'bag'], ['FLEX', 'Economy Flex', 'flex'], ['PREMIUM', 'Premium Economy', 'premium'], ['BUSINESS', 'Business Saver', 'business'], ['BUSFLEX', 'Business Flex', 'businessFlex']),
  BA: pack('C4', 'F2C7W3', 23, ['BASIC', 'Economy Basic', 'cabin'], ['STANDARD', 'Economy Standard', 'bag'], ['FLEX', 'Economy Flex', 'full'], ['WTPLUS', 'World Traveller Plus', 'premium'], ['CLUB', 'Club', 'business'], ['FIRST', 'First', 'first']),
  TK: pack('C4', 'C7', 8, ['ECOFLY', 'EcoFly', 'bag'], ['EXTRAFLY', 'ExtraFly', 'flex'], ['PRIMEFLY', 'PrimeFly', 'full'], ['BUSINESS', 'BusinessFly', 'business'], ['BUSPRIME', 'BusinessPrime', 'businessFlex']),
  EK: pack('C4', 'F2C7W3', 7, ['SAVER', 'Economy Saver', 'bag'], ['FLEX', 'Economy Flex', 'flex'], ['FLEXPLUS', 'Economy Flex Plus', 'full'], ['PREMECO', 'Premium Economy', 'premium'], ['BUSSAVER', 'Business Saver', 'business'], ['BUSFLEX', 'Business Flex', 'businessFlex'], ['FIRST', 'First Flex', 'first']),
  QR: pack('C4', 'C8', 7, ['LITE', 'Economy Lite', 'light'], ['CLASSIC', 'Economy Classic', 'bag'], ['CONVENIENC', 'Economy Convenience', 'flex'], ['COMFORT', 'Economy Comfort', 'full'], ['BUSCLASSIC', 'Business Classic', 'business'], ['BUSELITE', 'Business Elite', 'businessFlex']),
  FR: pack('', '', 10, ['VALUE', 'Value', 'personal'], ['REGULAR', 'Regular', 'light'], ['PLUS', 'Plus', 'bag'], ['FLEXI', 'Flexi', 'flex']),
};
