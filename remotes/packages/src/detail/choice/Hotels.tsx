import { useId } from 'react';
import type { PackageDetail } from '@tiquete/contracts';
import { formatMoney, useMessages } from '@tiquete/platform';
import { css, Section, Stars, type Theme } from '@tiquete/ui';
import type { ChoiceProps } from './choiceProps';

type Hotel = PackageDetail['hotels_alternatives'][number];
/** Choice of the hotels by category, each with its difference in price. */
export function Hotels({ detail, onSwap }: ChoiceProps) {
  const t = useMessages('packages');
  const name = useId();
  return (
    <Section title={t('detail.sections.hotels')}>
      <fieldset css={list}>
        <legend css={hidden}>{t('detail.sections.hotels')}</legend>
        {detail.hotels_alternatives.map((hotel) => (
          <label key={hotel.id_hotel} css={option} data-chosen={hotel.is_chosen || undefined}>
            <input
              type="radio"
              name={name}
              checked={hotel.is_chosen}
              disabled={hotel.difference === null && !hotel.is_chosen}
              onChange={() => onSwap({ hotel: hotel.id_temp_hotel })}
            />
            <span css={text}>
              <b>
                {hotel.name} <Stars value={hotel.star_number} />
              </b>
              {hotel.stays.map(({ stop, name: place, nights, board_name: board }) => (
                <small key={`${stop.code} ${place}`}>
                  {t('detail.stay', {
                    stop: stop.name,
                    name: place,
                    nights: t('search.nights', { count: nights }),
                    board: board.toLocaleLowerCase('es'),
                  })}
                </small>
              ))}
            </span>
            <Difference hotel={hotel} />
          </label>
        ))}
      </fieldset>
    </Section>
  );
}
function Difference({ hotel: { difference, is_chosen } }: { hotel: Hotel }) {
  const t = useMessages('packages');
  if (is_chosen) return <strong>{t('detail.hotelChosen')}</strong>;
  if (difference === null) return <span>{t('detail.hotelNone')}</span>;
  if (difference === 0) return <strong>{t('detail.hotelSame')}</strong>;
  const amount = formatMoney(Math.abs(difference));
  return <strong>{t(difference > 0 ? 'detail.hotelMore' : 'detail.hotelLess', { amount })}</strong>;
}
const list = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;
const hidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
const option = (theme: Theme) => css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.spacing(2)} ${theme.spacing(3)};
  padding: ${theme.spacing(4)};
  border: 1px solid ${theme.vars.palette.divider};
  border-radius: ${theme.vars.radius.m};
  cursor: pointer;
  &[data-chosen] {
    background: ${theme.vars.palette.primary.soft};
    border-color: ${theme.vars.palette.primary.text};
  }
  input {
    width: 20px;
    height: 1lh;
    margin: 0;
    accent-color: ${theme.vars.palette.primary.text};
  }
  > :last-child {
    grid-column: 2;
    font-variant-numeric: tabular-nums;
  }
  ${theme.up(768)} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    > :last-child {
      grid-column: auto;
      align-self: center;
    }
  }
`;
const text = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
  b {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.spacing(2)};
  }
  small {
    color: ${theme.vars.palette.text.secondary};
  }
`;
