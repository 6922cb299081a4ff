import type { HotelComment } from '@tiquete/contracts';
import { formatDayYear, useMessages } from '@tiquete/platform';
import { css, VisuallyHidden, type Theme } from '@tiquete/ui';

/** A guest's comment, with name and month of the stay. */
export function Comment({ comment }: { comment: HotelComment }) {
  const t = useMessages('hotels');
  const { author, date, score, liked, disliked, traveler, nights, room } = comment;
  const stay = [
    traveler && t(`reviews.travelers.${traveler}`),
    nights && t('reviews.nights', { count: nights }),
    room,
  ].filter(Boolean);
  return (
    <li css={entry}>
      <p css={head}>
        <b>{author || t('reviews.anonymous')}</b>
        <time dateTime={date}>{formatDayYear(date)}</time>
        {score !== null && (
          <span>
            {score}
            <VisuallyHidden> {t('reviews.ofTen')}</VisuallyHidden>
          </span>
        )}
      </p>
      {stay.length > 0 && <p css={small}>{stay.join(' · ')}</p>}
      <dl>
        {liked && <Said label={t('reviews.liked')} text={liked} />}
        {disliked && <Said label={t('reviews.disliked')} text={disliked} />}
      </dl>
    </li>
  );
}
function Said({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}
const entry = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(1)};
  overflow-wrap: anywhere;
  dl {
    display: grid;
    gap: ${theme.spacing(2)};
    margin: ${theme.spacing(1)} 0 0;
  }
  dt {
    ${theme.type.small}
    color: ${theme.vars.palette.text.secondary};
  }
  dd {
    max-width: 68ch;
    margin: 0;
    white-space: pre-line;
    text-wrap: pretty;
  }
`;
const head = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.spacing(1)} ${theme.spacing(3)};
  time {
    ${theme.type.small}
    color: ${theme.vars.palette.text.secondary};
  }
  > span {
    margin-inline-start: auto;
    padding-inline: ${theme.spacing(2)};
    font-weight: ${theme.weight.strong};
    color: ${theme.vars.palette.primary.text};
    background: ${theme.vars.palette.primary.soft};
    border-radius: ${theme.vars.radius.s};
  }
`;
const small = (theme: Theme) => css`
  ${theme.type.small}
  color: ${theme.vars.palette.text.secondary};
`;
