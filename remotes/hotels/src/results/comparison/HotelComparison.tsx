import type { HotelSummary } from '@tiquete/contracts';
import { useLazyMessages } from '@tiquete/platform';
import { CompareBar, type Comparison } from '@tiquete/search';
import { css, LinkButton, Picture, type Theme } from '@tiquete/ui';
import { comparison as words } from '../../messages/comparison';
import { hotelKey } from '../../state/hotelSearch';
import { hotelRows } from './hotelRows';

export interface HotelComparisonProps {
  comparison: Comparison<HotelSummary>;
  nights: number;
  toDetail: (hotelCode: string) => string | undefined;
}
export function HotelComparison({ comparison, nights, toDetail }: HotelComparisonProps) {
  const t = useLazyMessages('hotels', { comparison: words });
  return (
    <CompareBar
      comparison={comparison}
      keyOf={hotelKey}
      nameOf={({ name }) => name}
      headOf={({ image, name }) => (
        <>
          <Picture src={image} alt="" ratio="3 / 2" sizes="240px" css={photo} />
          {name}
        </>
      )}
      rows={hotelRows(t, nights)}
      actionOf={({ hotelCode, name }) => {
        const to = toDetail(hotelCode);
        return (
          to && (
            <LinkButton to={to} size="s" aria-label={t('card.seeNamed', { name })}>
              {t('card.see')}
            </LinkButton>
          )
        );
      }}
    />
  );
}
const photo = (theme: Theme) => css`
  display: block;
  margin-bottom: ${theme.spacing(2)};
  border-radius: ${theme.vars.radius.m};
`;
