import { useId } from 'react';
import type { PackageSummary } from '@tiquete/contracts';
import type { RoomChoice } from '@tiquete/domain/searches/packages';
import { formatDay, useMessages } from '@tiquete/platform';
import {
  CARD_ROW_FROM,
  CardTitle,
  CompareToggle,
  onWideCard,
  openable,
  type Comparison,
} from '@tiquete/search';
import {
  CalendarIcon,
  css,
  HotelIcon,
  LinkButton,
  Picture,
  Stars,
  type Theme,
  Badge,
} from '@tiquete/ui';
import { useSearchWords } from '../../search/useSearchWords';
import { CardPrice } from './CardPrice';
import { cardFrame } from './cardFrame';
import { Includes } from './Includes';
import { Route } from './Route';

/** Widths of the whole picture. It is as tall as the card, which is tallest where the filters leave the text little room. */
const PICTURE_SIZES =
  '(min-width: 1200px) 400px, (min-width: 1024px) 440px, (min-width: 900px) 600px, (min-width: 768px) 440px, 280px';

export interface PackageCardProps {
  summary: PackageSummary;
  /** The requested rooms. */
  rooms: readonly RoomChoice[];
  /** Address of the package's page. */
  to: string;
  comparison: Comparison<PackageSummary>;
  /** True if the card is visible without scrolling. */
  isFirst: boolean;
}
export function PackageCard({ summary, rooms, to, comparison, isFirst }: PackageCardProps) {
  const t = useMessages('packages');
  const words = useSearchWords();
  const titleId = useId();
  const { name, image, image_alt, nights, days, DateBegin, origin, hotel } = summary;
  const day = formatDay(DateBegin);
  return (
    <article aria-labelledby={titleId} css={[cardFrame, openable]}>
      <div>
        <Picture
          src={image}
          alt={image_alt}
          ratio="16 / 10"
          sizes={PICTURE_SIZES}
          priority={isFirst}
          css={picture}
        />
      </div>
      <div css={text}>
        <div>
          <CardTitle id={titleId} to={to}>
            {name}
          </CardTitle>
          <p>{words.lasts(nights, days)}</p>
        </div>
        <div css={onWideCard}>
          <Route route={summary.route} />
        </div>
        <ul css={facts}>
          <li>
            <CalendarIcon size={18} aria-hidden />
            {origin
              ? t('card.departsFrom', { day, origin: origin.name })
              : t('card.departs', { day })}
          </li>
          <li css={onWideCard}>
            <HotelIcon size={18} aria-hidden />
            <span>{t('card.hotel', { name: hotel.name })}</span>
            <Stars value={hotel.star_number} />
          </li>
        </ul>
        <Includes includes={summary.includes} />
        <Availability availability={summary.availability} />
      </div>
      <div css={side}>
        <CardPrice summary={summary} rooms={rooms} />
        <div css={onWideCard}>
          <LinkButton to={to} fullWidth aria-label={t('card.openNamed', { name })}>
            {t('card.open')}
          </LinkButton>
        </div>
        <div css={compare}>
          <CompareToggle item={summary} name={name} comparison={comparison} />
        </div>
      </div>
    </article>
  );
}
const picture = css`
  height: 100%;
  min-height: inherit;
`;
const text = (theme: Theme) => css`
  display: grid;
  align-content: start;
  gap: ${theme.spacing(3)};
  h2 + p {
    color: ${theme.vars.palette.text.secondary};
  }
  @media (width < ${CARD_ROW_FROM}px) {
    ${theme.type.small}
    gap: ${theme.spacing(1)};
  }
`;
/** On a phone it is on the picture. */
const compare = (theme: Theme) => css`
  @media (width < ${CARD_ROW_FROM}px) {
    ${theme.type.small}
    position: absolute;
    inset: auto auto ${theme.spacing(1)} ${theme.spacing(1)};
    padding-inline: ${theme.spacing(2)};
    background: ${theme.vars.palette.background.paper};
    border-radius: ${theme.vars.radius.pill};
    > label {
      gap: ${theme.spacing(1)};
    }
  }
`;
const facts = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.spacing(2)};
  }
  svg {
    flex: none;
    color: ${theme.vars.palette.primary.text};
  }
  @media (width < ${CARD_ROW_FROM}px) {
    svg {
      display: none;
    }
  }
`;
const side = (theme: Theme) => css`
  display: grid;
  align-content: end;
  gap: ${theme.spacing(3)};
`;

/** Most rooms left for which a card shows their number. */
const FEW_ROOMS = 5;

/** A warning about an uncertain or nearly full departure. */
function Availability({ availability }: Pick<PackageSummary, 'availability'>) {
  const t = useMessages('packages');
  const { status, total } = availability;
  const isFew = status !== 'SOLD_OUT' && total > 0 && total <= FEW_ROOMS;
  if (status === 'AVAILABLE' && !isFew) return null;
  return (
    <div css={row}>
      {status === 'SOLD_OUT' && <Badge tone="error">{t('card.soldOut')}</Badge>}
      {status === 'ON_REQUEST' && <Badge tone="warning">{t('card.onRequest')}</Badge>}
      {isFew && <Badge tone="secondary">{t('card.roomsLeft', { count: total })}</Badge>}
    </div>
  );
}
const row = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)};
`;
