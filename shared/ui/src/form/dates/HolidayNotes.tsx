import { addDays, holidayName, type Day } from '@tiquete/domain';
import { dateWords } from '../../messages/es';
import { holidayNoteId } from './PricesContext';

/** The sentences that name the public holidays of a month, for those who do not see their points. */
export function HolidayNotes({ first, last }: { first: Day; last: Day }) {
  const days = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return (
    <div hidden>
      {days.map((day) => {
        const name = holidayName(day);
        return (
          name && (
            <span key={day} id={holidayNoteId(day)}>
              {dateWords.holiday(name)}
            </span>
          )
        );
      })}
    </div>
  );
}
