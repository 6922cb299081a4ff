export { DialogPart } from './DialogPart';
export { MenuPart } from './MenuPart';
export { PopoverPart } from './PopoverPart';
export { SheetPart } from './SheetPart';
