export { operatorNames } from './operatorNames';
export { checkFreshCode, operatorOf, operatorsOnly } from './operatorsOnly';
