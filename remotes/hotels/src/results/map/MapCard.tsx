import { useId } from 'react';
import type { HotelSummary } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import {
  CloseIcon,
  css,
  IconButton,
  LinkButton,
  Picture,
  Price,
  Stars,
  type Theme,
} from '@tiquete/ui';

export interface MapCardProps {
  hotel: HotelSummary;
  nights: number;
  detailUrl?: string;
  onDismiss?: () => void;
}
/** Compact card of a hotel on a map. */
export function MapCard({ hotel, nights, detailUrl, onDismiss }: MapCardProps) {
  const t = useMessages('hotels');
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} css={card}>
      <Picture src={hotel.image} alt="" ratio="1" sizes="240px" css={photo} />
      <div>
        <h3 id={titleId}>{hotel.name}</h3>
        <Stars value={hotel.star_number} />
        <Price amount={hotel.min_rate} label={t('card.stay', { count: nights })} size="m" />
        {detailUrl && (
          <LinkButton to={detailUrl} size="s" aria-label={t('card.seeNamed', { name: hotel.name })}>
            {t('card.see')}
          </LinkButton>
        )}
      </div>
      {onDismiss && (
        <IconButton
          label={t('map.dismiss', { name: hotel.name })}
          icon={<CloseIcon aria-hidden />}
          onClick={onDismiss}
          css={close}
        />
      )}
    </article>
  );
}
const card = (theme: Theme) => css`
  position: relative;
  display: grid;
  grid-template-columns: 100px minmax(0, 1fr);
  overflow: hidden;
  ${theme.surface}
  border-radius: ${theme.vars.radius.m};
  box-shadow: ${theme.vars.shadow};
  > div {
    display: grid;
    justify-items: start;
    align-content: start;
    gap: 2px;
    min-width: 0;
    padding: ${theme.spacing(3)};
  }
  h3 {
    max-width: calc(100% - 28px);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  a {
    margin-top: ${theme.spacing(1)};
    white-space: nowrap;
  }
`;
const photo = css`
  height: 100%;
`;
const close = css`
  position: absolute;
  inset: 0 0 auto auto;
`;
