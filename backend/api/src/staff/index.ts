export { createPeopleQuota, type PeopleQuota } from './peopleQuota';
export { createReadsFor, type ReadsFor } from './readsFor';
export { operatorNames } from './operatorNames';
export {
  checkFreshCode,
  operatorOf,
  operatorsOnly,
  staffOnly,
  staffSession,
} from './operatorsOnly';
