export { createPeopleQuota, type PeopleQuota } from './peopleQuota';
export { operatorNames } from './operatorNames';
export {
  checkFreshCode,
  operatorOf,
  operatorsOnly,
  staffOnly,
  staffSession,
} from './operatorsOnly';
