export { actOnCase, type SeenCase } from './actOnCase';
export { type CaseKind, closeCase, openCase, SYSTEM } from './cases';
export {
  actionsOfCase,
  casesOfBooking,
  type CaseRow,
  countOpenCases,
  findCase,
  listCases,
} from './readCases';
