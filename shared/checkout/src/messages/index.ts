export { checkoutWords } from './checkout';
