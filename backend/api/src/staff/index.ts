export { createPeopleQuota, type PeopleQuota } from './people-reads/peopleQuota';
export { operatorNames } from './operatorNames';
export {
  checkFreshCode,
  operatorOf,
  operatorsOnly,
  staffOnly,
  staffSession,
} from './operatorsOnly';
