export { operatorNames } from './operatorNames';
export { operatorOf, operatorsOnly } from './operatorsOnly';
