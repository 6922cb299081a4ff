import { useState } from 'react';
import type { ConsoleBrands } from '@tiquete/contracts';
import { Link, useMessages, useSelector } from '@tiquete/platform';
import { QueryView } from '@tiquete/staff';
import { Badge, Button, css, EmptyState, PictureIcon, smallText, type Theme } from '@tiquete/ui';
import { BrandsPage } from '../frame/BrandsPage';
import { useIsViewer } from '../frame/useIsViewer';
import { useQuery } from '../frame/useQuery';
import { brandsQuery, selectBrands } from '../state/slice';
import { brandUrl, historyUrl } from '../urls';
import { CreateForm } from './CreateForm';

/** `/console/brands`: the brands that the user administers or may view. */
export function Page() {
  const t = useMessages('brands');
  const [isCreating, setCreating] = useState(false);
  const shown = useQuery(brandsQuery, ({ list }) => list, null);
  return (
    <BrandsPage title={t('list.title')}>
      <QueryView shown={shown} loading={t('list.loading')}>
        {({ brands, may_create: mayCreate }) =>
          brands.length === 0 ? (
            <EmptyState icon={<PictureIcon />} title={t('list.empty')}>
              <p>{t('list.emptyText')}</p>
            </EmptyState>
          ) : (
            <>
              <ul css={grid}>
                {brands.map((brand) => (
                  <BrandCard key={brand.id} brand={brand} />
                ))}
              </ul>
              {mayCreate && isCreating && <CreateForm brands={brands} />}
              {mayCreate && !isCreating && (
                <div>
                  <Button onClick={() => setCreating(true)}>{t('create.open')}</Button>
                </div>
              )}
            </>
          )
        }
      </QueryView>
    </BrandsPage>
  );
}

function BrandCard({ brand }: { brand: ConsoleBrands['brands'][number] }) {
  const t = useMessages('brands');
  const { id, name, hosts, published, draft } = brand;
  const isViewer = useIsViewer();
  const isTyped = useSelector(
    (state: Parameters<typeof selectBrands>[0]) => selectBrands(state).edits[id] !== undefined,
  );
  return (
    <li css={card}>
      <h2>
        <Link to={brandUrl(id)}>{name}</Link>
      </h2>
      <p css={smallText}>{hosts.join(', ')}</p>
      <p css={badges}>
        {published === null ? (
          <Badge tone="warning">{t('list.unpublished')}</Badge>
        ) : (
          <Badge tone="success">{t('list.version', { number: published })}</Badge>
        )}
        {draft !== null && <Badge tone="primary">{t('list.draft')}</Badge>}
        {isTyped && !isViewer && <Badge tone="warning">{t('list.typed')}</Badge>}
      </p>
      {published !== null && <Link to={historyUrl(id)}>{t('list.history')}</Link>}
    </li>
  );
}
const grid = (theme: Theme) => css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: ${theme.spacing(4)};
`;
const card = (theme: Theme) => css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(2)};
  align-content: start;
  padding: ${theme.spacing(5)};
  ${theme.surface}
  border-radius: ${theme.vars.radius.m};
  overflow-wrap: anywhere;
  h2 {
    ${theme.type.h3}
  }
  h2 a {
    color: inherit;
    text-decoration: none;
  }
  /* The whole card opens the brand. */
  h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  @media (hover: hover) {
    &:hover {
      border-color: ${theme.vars.palette.primary.text};
    }
  }
  > a {
    position: relative;
    width: fit-content;
    padding-block: ${theme.spacing(2)};
    color: ${theme.vars.palette.primary.text};
  }
`;
const badges = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)};
`;
