import type { PackageDetail } from '@tiquete/contracts';
import type { PackagePlace, RoomChoice } from '../../model/packageQuery';
import type { PackageChoice } from '../../model/quote';

/** A part of the choice that is made anew. */
export interface Swap extends Partial<PackageChoice> {
  rooms?: RoomChoice[];
  origin?: PackagePlace | null;
}
export interface ChoiceProps {
  detail: PackageDetail;
  onSwap: (swap: Swap) => void;
}
