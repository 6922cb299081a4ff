import type { Destination } from '@tiquete/domain/searches/hotels';
import type { PlaceOption } from '@tiquete/ui';

export interface DestinationOption extends PlaceOption {
  destination: Destination;
}
export function toOption(
  destination: Destination,
  kind: PlaceOption['kind'] = destination.kind,
  hint?: string,
): DestinationOption {
  return {
    id: `${destination.kind}:${destination.code}`,
    label: destination.name,
    kind,
    hint,
    destination,
  };
}
