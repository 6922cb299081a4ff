import { formSlot } from '@tiquete/search';
import { hotelSearchProduct } from './searchProduct';
import { SearchForm } from './SearchForm';

export const Slot = formSlot(hotelSearchProduct, SearchForm);
