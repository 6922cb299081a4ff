import { BookingFact } from '@tiquete/checkout';
import { isKeyOf, MEAL_PLAN_LABELS, useMessages } from '@tiquete/platform';
import type { SoldHotel } from './readSnapshot';

/** The room that was sold, who sleeps where, and what is on the table. */
export function BookedRoom({ hotel: { room, beds, board, rooms } }: { hotel: SoldHotel }) {
  const t = useMessages('hotels');
  const guestsOf = ({ adults, ages }: SoldHotel['rooms'][number]) => {
    const grown = t('booking.adults', { count: adults });
    if (ages.length === 0) return grown;
    const known = t('booking.ages', { count: ages.at(-1), ages: ages.join(', ') });
    return `${grown}, ${t('booking.children', { count: ages.length, ages: known })}`;
  };
  return (
    <>
      {room && (
        <BookingFact term={t('booking.room')}>
          {room}
          {beds.length > 0 && <small>{beds.map((bed) => t('booking.bed', bed)).join(', ')}</small>}
          {rooms.map((one, index) => (
            <small key={index}>
              {rooms.length > 1
                ? t('booking.roomOf', { number: index + 1, guests: guestsOf(one) })
                : guestsOf(one)}
            </small>
          ))}
        </BookingFact>
      )}
      {isKeyOf(MEAL_PLAN_LABELS, board) && (
        <BookingFact term={t('booking.board')}>{t(`booking.boards.${board}`)}</BookingFact>
      )}
    </>
  );
}
