import type { HotelContent } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { Section } from '../Section';

export function ImportantInfo({ hotel }: { hotel: HotelContent }) {
  const t = useMessages('hotels');
  const { check_in_from, check_out_until, important_info, phones } = hotel;
  return (
    <Section name="info">
      <ul css={list}>
        {check_in_from && <li>{t('detail.checkIn', { time: check_in_from })}</li>}
        {check_out_until && <li>{t('detail.checkOut', { time: check_out_until })}</li>}
        {phones[0] && <li>{t('detail.phone', { number: phones[0] })}</li>}
      </ul>
      {important_info && <p css={text}>{important_info}</p>}
    </Section>
  );
}
const list = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(1)} ${theme.spacing(6)};
  font-weight: ${theme.weight.strong};
`;
const text = (theme: Theme) => css`
  max-width: 76ch;
  white-space: pre-line;
  color: ${theme.vars.palette.text.secondary};
`;
