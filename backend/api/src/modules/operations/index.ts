export { operatorNames } from './operatorNames';
export {
  checkFreshCode,
  operatorOf,
  operatorsOnly,
  staffOnly,
  staffSession,
} from './operatorsOnly';
