import { useState } from 'react';
import type { ConsoleBrand } from '@tiquete/contracts';
import { useLocation, useMessages } from '@tiquete/platform';
import { formRow, QueryView } from '@tiquete/staff';
import { Button, css, LinkButton, type Theme, useMediaQuery } from '@tiquete/ui';
import { BrandsPage } from '../frame/BrandsPage';
import { useQuery } from '../frame/useQuery';
import { brandQuery } from '../state/slice';
import { Missing, NoBrand } from '../frame/NoBrand';
import { BRANDS_PATH, historyUrl, parseBrand, peopleUrl } from '../urls';
import { Preview } from '../preview/Preview';
import { BrandForm } from './BrandForm';
import { useEditor } from './useEditor';

/** `/console/brands/edit?brand=`: its form, how it looks, and what becomes of it. */
export function Page() {
  const { search } = useLocation();
  const brand = parseBrand(search);
  return brand === null ? <NoBrand /> : <EditPage key={brand} brand={brand} />;
}

function EditPage({ brand }: { brand: string }) {
  const t = useMessages('brands');
  const shown = useQuery(brandQuery, (state) => state.brand, brand);
  const { draft, published } = shown.value ?? {};
  return (
    <BrandsPage
      title={(draft ?? published)?.file.name ?? brand}
      back={{ to: BRANDS_PATH, label: t('frame.back') }}
      tools={
        <div css={formRow}>
          <LinkButton size="s" variant="secondary" to={peopleUrl(brand)}>
            {t('edit.people')}
          </LinkButton>
          <LinkButton size="s" variant="secondary" to={historyUrl(brand)}>
            {t('edit.history')}
          </LinkButton>
        </div>
      }
    >
      <QueryView
        shown={shown}
        loading={t('edit.loading')}
        failed={(status) => (status === 404 ? <Missing /> : null)}
      >
        {(state) => <Opened state={state} />}
      </QueryView>
    </BrandsPage>
  );
}

function Opened({ state }: { state: ConsoleBrand }) {
  const t = useMessages('brands');
  const editor = useEditor(state);
  const isWide = useMediaQuery(`(min-width: ${WIDE}px)`);
  const [isAsked, setAsked] = useState(false);
  if (!editor) return null;
  return (
    <div css={columns}>
      <div css={column}>
        {!isWide && (
          <Button variant="secondary" aria-expanded={isAsked} onClick={() => setAsked(!isAsked)}>
            {t(isAsked ? 'preview.hide' : 'preview.show')}
          </Button>
        )}
        {!isWide && isAsked && <Preview brand={state.id} file={editor.file} />}
        <BrandForm state={state} editor={editor} />
      </div>
      {isWide && (
        <div css={beside}>
          <Preview brand={state.id} file={editor.file} />
        </div>
      )}
    </div>
  );
}
/** From here on the preview stands beside the form. */
const WIDE = 1024;
const columns = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(6)};
  align-items: start;
  ${theme.up(WIDE)} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
  }
`;
const column = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(4)};
`;
const beside = (theme: Theme) => css`
  position: sticky;
  top: ${theme.spacing(20)};
`;
