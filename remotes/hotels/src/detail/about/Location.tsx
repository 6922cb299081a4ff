import type { HotelContent, HotelSummary } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { css, LinkButton, MapIcon, type Theme } from '@tiquete/ui';
import { formatDistance } from '../../results/map/geometry/formatDistance';
import { LazyPlaceMap } from '../../results/map/LazyMap';
import { Section } from '../Section';
import { useSeen } from '../useSeen';

/** Map of the hotel and distances to nearby places. The map's code loads when this section is near the screen. */
export function Location({
  hotel,
  around,
}: {
  hotel: HotelContent;
  around: readonly HotelSummary[];
}) {
  const t = useMessages('hotels');
  const [place, isSeen] = useSeen();
  const { latitude, longitude } = hotel.geo;
  const points = [...hotel.points_of_interest].sort((a, b) => a.distance_m - b.distance_m);
  return (
    <Section name="location">
      <div css={layout}>
        <div ref={place} css={map}>
          {isSeen && <LazyPlaceMap name={hotel.name} place={hotel.geo} around={around} />}
        </div>
        <div css={beside}>
          <p>{hotel.address}</p>
          {points.length > 0 && (
            <>
              <h3>{t('detail.points')}</h3>
              <dl>
                {points.map(({ name, distance_m }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{formatDistance(distance_m)}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
          <LinkButton
            variant="secondary"
            size="s"
            href={`https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <MapIcon size={18} aria-hidden />
            {t('detail.directions')}
          </LinkButton>
        </div>
      </div>
    </Section>
  );
}
const layout = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(5)};
  ${theme.up(900)} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;
const map = css`
  height: 340px;
`;
const beside = (theme: Theme) => css`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${theme.spacing(3)};
  dl {
    display: grid;
    gap: ${theme.spacing(1)};
    width: 100%;
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: ${theme.spacing(4)};
  }
  dd {
    color: ${theme.vars.palette.text.secondary};
    white-space: nowrap;
  }
`;
