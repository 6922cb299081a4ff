import { formSlot } from '@tiquete/search';
import { packageProduct } from './packageProduct';
import { SearchForm } from './SearchForm';

export const Slot = formSlot(packageProduct, SearchForm);
