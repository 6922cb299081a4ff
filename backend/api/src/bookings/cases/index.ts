export { actOnCase, type SeenCase } from './cases';
export { type CaseKind, closeCase, openCase, SYSTEM } from './cases';
export {
  actionsOfCase,
  casesOfBooking,
  casesOfCancelled,
  type CaseRow,
  countOpenCases,
  findCase,
  listCases,
} from './readCases';
