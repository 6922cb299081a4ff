import type { PackageDetail } from '@tiquete/contracts';
import type { RoomChoice } from '@tiquete/domain/searches/packages';
import { formatMoney, useMessages } from '@tiquete/platform';
import { useOpenForm } from '@tiquete/search';
import { Button, Checkbox, css, Section, type Theme } from '@tiquete/ui';
import type { ChoiceProps } from './choiceProps';

type Passenger = PackageDetail['by_passenger'][number];
/** Travellers by room with their prices. For each child a bed can be added or removed. */
export function Travellers({ detail, onSwap }: ChoiceProps) {
  const t = useMessages('packages');
  const openForm = useOpenForm();
  const { rooms, by_passenger } = detail;
  const who = ({ type, age }: Passenger) => t(`detail.passengers.${type}`, { count: age });
  return (
    <Section title={t('detail.sections.travellers')}>
      {rooms.map(({ room, room_type }) => (
        <div key={room} css={block}>
          <h3>{t('detail.room', { number: room, type: t(`detail.roomTypes.${room_type}`) })}</h3>
          <ul>
            {by_passenger
              .filter((one) => one.room === room)
              .map((one, index) => (
                <li key={index}>
                  <span>{who(one)}</span>
                  {one.type === 'CH' && (
                    <Checkbox
                      label={t('detail.bed')}
                      aria-label={t('detail.bedNamed', { who: who(one), room })}
                      checked={one.has_bed}
                      onChange={() => onSwap({ rooms: withBed(detail, one) })}
                    />
                  )}
                  <b>{formatMoney(one.amount)}</b>
                </li>
              ))}
          </ul>
        </div>
      ))}
      <div>
        <Button variant="secondary" size="s" onClick={openForm}>
          {t('detail.changeTravellers')}
        </Button>
      </div>
    </Section>
  );
}
/** The rooms with this child's bed added or removed. */
function withBed(
  { rooms, by_passenger }: Pick<PackageDetail, 'rooms' | 'by_passenger'>,
  child: Passenger,
): RoomChoice[] {
  return rooms.map(({ room, Adult, Infant }) => ({
    adults: Adult.Quantity,
    infants: Infant,
    children: by_passenger
      .filter((one) => one.room === room && one.type === 'CH')
      .map((one) => ({ age: one.age, bed: one === child ? !one.has_bed : one.has_bed })),
  }));
}
const block = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    column-gap: ${theme.spacing(3)};
    min-height: 44px;
    padding-block: ${theme.spacing(1)};
  }
  li + li {
    border-top: 1px solid ${theme.vars.palette.divider};
  }
  li > :nth-child(2):not(b) {
    grid-row: 2;
  }
  b {
    grid-area: 1 / 2;
    font-variant-numeric: tabular-nums;
  }
`;
