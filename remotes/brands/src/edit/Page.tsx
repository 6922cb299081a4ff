import { type ReactNode, useState } from 'react';
import type { BrandDraft, ConsoleBrand } from '@tiquete/contracts';
import { useLocation, useMessages } from '@tiquete/platform';
import { formRow, QueryView } from '@tiquete/staff';
import { Button, css, LinkButton, type Theme, useMediaQuery } from '@tiquete/ui';
import { BrandsPage } from '../frame/BrandsPage';
import { useIsViewer } from '../frame/useIsViewer';
import { useQuery } from '../frame/useQuery';
import { brandQuery } from '../state/slice';
import { Missing, NoBrand } from '../frame/NoBrand';
import { BRANDS_PATH, historyUrl, parseBrand, peopleUrl } from '../urls';
import { Preview } from '../preview/Preview';
import { BrandView } from '../view/BrandView';
import { BrandForm } from './BrandForm';
import { useEditor } from './useEditor';

/** `/console/brands/edit?brand=`: the form of a brand, or its read-only view for a viewer, with a preview. */
export function Page() {
  const { search } = useLocation();
  const brand = parseBrand(search);
  return brand === null ? <NoBrand /> : <EditPage key={brand} brand={brand} />;
}

function EditPage({ brand }: { brand: string }) {
  const t = useMessages('brands');
  const isViewer = useIsViewer();
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
        {(state) =>
          isViewer ? (
            <WithPreview brand={brand} file={null}>
              <BrandView state={state} />
            </WithPreview>
          ) : (
            <Opened state={state} />
          )
        }
      </QueryView>
    </BrandsPage>
  );
}

function Opened({ state }: { state: ConsoleBrand }) {
  const editor = useEditor(state);
  if (!editor) return null;
  return (
    <WithPreview brand={state.id} file={editor.file}>
      <BrandForm state={state} editor={editor} />
    </WithPreview>
  );
}

interface WithPreviewProps {
  brand: string;
  /** File of the preview. Null for the stored draft, or for the published version without one. */
  file: BrandDraft | null;
  children: ReactNode;
}
/** The page with its preview: beside it if there is room, else behind a button. */
function WithPreview({ brand, file, children }: WithPreviewProps) {
  const t = useMessages('brands');
  const isWide = useMediaQuery(`(min-width: ${WIDE}px)`);
  const [isOpen, setOpen] = useState(false);
  return (
    <div css={columns}>
      <div css={column}>
        {!isWide && (
          <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'preview.hide' : 'preview.show')}
          </Button>
        )}
        {!isWide && isOpen && <Preview brand={brand} file={file} />}
        {children}
      </div>
      {isWide && (
        <div css={beside}>
          <Preview brand={brand} file={file} />
        </div>
      )}
    </div>
  );
}
/** From this width in pixels on, the preview is beside the form. */
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
