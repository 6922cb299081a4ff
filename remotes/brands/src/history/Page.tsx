import { useState } from 'react';
import type { BrandVersionEntry, ConsoleBrandVersion } from '@tiquete/contracts';
import { useDispatch, useLocation, useMessages } from '@tiquete/platform';
import { QueryView } from '@tiquete/staff';
import { css, LinkButton, Notice, type Theme } from '@tiquete/ui';
import { BrandsPage } from '../frame/BrandsPage';
import { Missing, NoBrand } from '../frame/NoBrand';
import { useIsViewer } from '../frame/useIsViewer';
import { useQuery } from '../frame/useQuery';
import { brandQuery, versionsQuery } from '../state/slice';
import { BRANDS_PATH, brandUrl, parseBrand } from '../urls';
import { VersionRow } from './VersionRow';

/** `/console/brands/history?brand=`: the versions of a brand, with comparison and revert. */
export function Page() {
  const { search } = useLocation();
  const brand = parseBrand(search);
  return brand === null ? <NoBrand /> : <History key={brand} brand={brand} />;
}

function History({ brand }: { brand: string }) {
  const t = useMessages('brands');
  const state = useQuery(brandQuery, (all) => all.brand, brand);
  const versions = useQuery(versionsQuery, (all) => all.versions, brand);
  const { draft, published } = state.value ?? {};
  const isViewer = useIsViewer();
  const missing = (status: number) => (status === 404 ? <Missing /> : null);
  return (
    <BrandsPage
      title={t('history.title', { brand: (draft ?? published)?.file.name ?? brand })}
      back={{ to: BRANDS_PATH, label: t('frame.back') }}
      tools={
        <LinkButton size="s" variant="secondary" to={brandUrl(brand)}>
          {t(isViewer ? 'history.view' : 'history.edit')}
        </LinkButton>
      }
    >
      <QueryView shown={state} loading={t('history.loading')} failed={missing}>
        {({ published: current }) => (
          <QueryView shown={versions} loading={t('history.loading')}>
            {(all) => <Versions brand={brand} current={current} versions={all} />}
          </QueryView>
        )}
      </QueryView>
    </BrandsPage>
  );
}

interface VersionsProps {
  brand: string;
  current: ConsoleBrandVersion | null;
  versions: readonly BrandVersionEntry[];
}
function Versions({ brand, current, versions }: VersionsProps) {
  const t = useMessages('brands');
  const dispatch = useDispatch();
  const [open, setOpen] = useState<string | null>(null);
  const [reverted, setReverted] = useState<number | null>(null);
  return (
    <>
      {reverted !== null && (
        <Notice kind="success" text={t('history.reverted', { number: reverted })} />
      )}
      <ol css={list}>
        {versions.map((version) => (
          <VersionRow
            key={version.number}
            brand={brand}
            version={version}
            current={current}
            open={open}
            onOpen={(name) => {
              setOpen(name);
              setReverted(null);
            }}
            onReverted={() => {
              setOpen(null);
              setReverted(version.number);
              dispatch(versionsQuery.refreshed(brand));
            }}
          />
        ))}
      </ol>
    </>
  );
}
const list = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(3)};
  padding: 0;
  list-style: none;
`;
