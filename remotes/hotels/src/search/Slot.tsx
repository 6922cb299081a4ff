import { formSlot } from '@tiquete/search';
import { hotelProduct } from './hotelProduct';
import { SearchForm } from './SearchForm';

export const Slot = formSlot(hotelProduct, SearchForm);
