export { packages } from './createPackageLine';
