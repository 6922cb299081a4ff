export { operatorNames } from './operatorNames';
export { checkFreshCode, operatorOf, operatorsOnly, staffOnly } from './operatorsOnly';
