import type { PackageDetail } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { css, RouteMap, Section, type Theme } from '@tiquete/ui';

/** The stops in order, on a map and by name. */
export function RouteSection({ stops }: Pick<PackageDetail, 'stops'>) {
  const t = useMessages('packages');
  return (
    <Section title={t('detail.sections.map')}>
      <RouteMap
        label={t('detail.mapLabel', { stops: stops.map(({ name }) => name).join(', ') })}
        points={stops.map(({ geo }) => geo)}
      />
      <ol css={list}>
        {stops.map(({ name, nights, is_gateway }, index) => (
          <li key={index}>
            {is_gateway || nights === 0
              ? t('detail.gateway', { name })
              : t('detail.stopNights', { name, nights: t('search.nights', { count: nights }) })}
          </li>
        ))}
      </ol>
    </Section>
  );
}
const list = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)} ${theme.spacing(8)};
  ${theme.up(600)} {
    display: flex;
    flex-wrap: wrap;
  }
  padding-inline-start: ${theme.spacing(5)};
  list-style: decimal;
`;
