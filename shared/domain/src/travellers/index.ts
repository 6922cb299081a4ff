// Rules and tables about travellers. A separate entry point, so that only lazily loaded forms bundle them.
export * from './age';
export * from './birth';
export * from './callingCodes';
export * from './countries';
export * from './documents';
export * from './documentTypes';
export * from './lapInfants';
export * from './passengerRules';
export * from './suggestEmail';
export {
  isLatinName,
  normalizeName,
  PERSON_NAME,
  PERSON_NAME_MAX,
} from '@tiquete/contracts/person-name';
export * from './names/machineReadable';
export * from './names/nameRule';
