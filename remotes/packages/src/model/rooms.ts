import type { RoomDraft } from '@tiquete/domain/searches/packages';
import type { People } from '@tiquete/search';

export const peopleOf = ({ adults, children, infants }: RoomDraft): People => ({
  adults,
  ages: children.map(({ age }) => age),
  infants,
});
/** The room with other people. Children that remain still have their beds. */
export const withPeople = (room: RoomDraft, { adults, ages, infants = 0 }: People): RoomDraft => ({
  adults,
  children: ages.map((age, index) => ({ ...room.children[index], age })),
  infants,
});

export const travellersOf = (rooms: readonly RoomDraft[]): number =>
  rooms.reduce((sum, { adults, children, infants }) => sum + adults + children.length + infants, 0);
