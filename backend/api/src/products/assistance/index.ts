import { createAssistanceLine } from './createAssistanceLine';
import { createSuppliers } from './suppliers';

export const assistance = createAssistanceLine(createSuppliers);
