export { actOnCase, type SeenCase } from './cases';
export { type CaseKind, closeCase, openCase, SYSTEM } from './cases';
export {
  actionsOfCase,
  casesOfBooking,
  type CaseRow,
  countOpenCases,
  findCase,
  listCases,
} from './readCases';
