import { useState } from 'react';
import type { BrandDraft } from '@tiquete/contracts';
import { useBoot, useMessages } from '@tiquete/platform';
import { Chip, css, Notice, Select, type Theme } from '@tiquete/ui';
import { PreviewFrame } from './PreviewFrame';
import { usePreview } from './usePreview';

const SIZES = { phone: [375, 720], desktop: [1280, 820] } as const;
type Device = keyof typeof SIZES;
const DEVICES = ['phone', 'desktop'] as const;
const HOME = '/';
/** Legal pages of the shell, with the brand's identity and texts. */
const LEGAL_PAGES = {
  terms: '/terms_and_conditions',
  data: '/data_processing_policies',
  payments: '/payments_faq',
} as const;
const LEGAL = ['terms', 'data', 'payments'] as const;

interface PreviewProps {
  brand: string;
  /** Null for the stored draft or the published version. */
  file: BrandDraft | null;
}
/**
 * The real storefront with the form's values, saved or not, or with the stored ones, at the size of a phone or a desktop.
 */
export function Preview({ brand, file }: PreviewProps) {
  const t = useMessages('brands');
  const { remotes } = useBoot();
  const tabs = remotes.flatMap(({ descriptor: { tab } }) => tab ?? []);
  const [path, setPath] = useState(HOME);
  const [device, setDevice] = useState<Device>('phone');
  const { address, problem } = usePreview(brand, file, path);
  const [width, height] = SIZES[device];
  return (
    <section aria-label={t('preview.title')} css={column}>
      <div css={tools}>
        {DEVICES.map((name) => (
          <Chip
            key={name}
            label={t(`preview.${name}`)}
            selected={device === name}
            onClick={() => setDevice(name)}
          />
        ))}
        <div css={wide}>
          <Select
            label={t('preview.page')}
            value={path}
            onChange={setPath}
            options={[
              { value: HOME, label: t('preview.home') },
              ...tabs
                .filter((tab) => tab.path !== HOME)
                .map((tab) => ({ value: tab.path, label: tab.label })),
              ...LEGAL.map((page) => ({ value: LEGAL_PAGES[page], label: t(`preview.${page}`) })),
            ]}
          />
        </div>
      </div>
      {problem && (
        <Notice
          kind="warning"
          text={t('preview.failed', { reason: problem.detail ?? problem.title })}
        />
      )}
      <PreviewFrame address={address} width={width} height={height} />
    </section>
  );
}
const column = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(3)};
`;
const tools = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)};
  align-items: center;
`;
const wide = css`
  flex: 1 1 160px;
`;
