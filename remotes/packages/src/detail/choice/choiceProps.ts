import type { PackageDetail } from '@tiquete/contracts';
import type { PackagePlace, RoomChoice } from '@tiquete/domain/searches/packages';
import type { PackageChoice } from '../../model/quote';

/** The changed parts of a choice. */
export interface Swap extends Partial<PackageChoice> {
  rooms?: RoomChoice[];
  origin?: PackagePlace | null;
}
export interface ChoiceProps {
  detail: PackageDetail;
  onSwap: (swap: Swap) => void;
}
