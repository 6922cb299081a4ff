import type { BookingDetail } from '@tiquete/contracts';
import { PASSENGER_LABELS, useMessages } from '@tiquete/platform';
import { css, Section, type Theme } from '@tiquete/ui';

const [ADULT, CHILD, INFANT, LAP_INFANT] = PASSENGER_LABELS;
/** Labels of the specification by product and passenger type. */
const TYPES = new Map<string, string>([
  ['AD', ADULT],
  ['CH', CHILD],
  ['INF', INFANT],
  ['ADULT', ADULT],
  ['CHILD', CHILD],
  ['SEATED_INFANT', INFANT],
  ['HELD_INFANT', LAP_INFANT],
]);

export function Travelers({ passengers }: Pick<BookingDetail, 'passengers'>) {
  const t = useMessages('my-bookings');
  if (passengers.length === 0) return null;
  return (
    <Section title={t('travelers.title')}>
      <ul css={list}>
        {passengers.map(({ name, lastname, type, room, document_masked }, index) => {
          // A hotel needs the name of one adult in each room.
          const person = `${name} ${lastname}`.trim();
          const facts = [
            person && TYPES.get(type),
            room !== null && t('travelers.room', { room }),
            document_masked && t('travelers.document', { document: document_masked }),
          ];
          return (
            <li key={index}>
              <strong>{person || TYPES.get(type)}</strong>
              <span>{facts.filter(Boolean).join(' · ')}</span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
const list = (theme: Theme) => css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: ${theme.spacing(3)};
  li {
    display: grid;
    overflow-wrap: anywhere;
  }
  span {
    color: ${theme.vars.palette.text.secondary};
  }
`;
