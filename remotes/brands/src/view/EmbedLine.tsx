import { useId, useState } from 'react';
import type { BrandDraft, BrandProduct } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { formRow } from '@tiquete/staff';
import { Button, css, Select, TextField, type Theme } from '@tiquete/ui';
import { embedLine } from '../model/embedLine';

interface EmbedLineProps {
  file: BrandDraft;
  products: readonly BrandProduct[];
}
/** The line of HTML that shows the search forms on the brand's own site. */
export function EmbedLine({ file, products }: EmbedLineProps) {
  const t = useMessages('brands');
  const headingId = useId();
  const [product, setProduct] = useState('');
  const [query, setQuery] = useState('');
  const [said, setSaid] = useState('');
  const { protocol, port } = window.location;
  const origin = `${protocol}//${file.hosts[0] ?? ''}${port && `:${port}`}`;
  const line = embedLine({ origin, product, query });
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(line).then(
      () => true,
      () => false,
    );
    setSaid(t(isCopied ? 'embed.copied' : 'embed.uncopied'));
  };
  return (
    <section aria-labelledby={headingId} css={box}>
      <h3 id={headingId}>{t('embed.title')}</h3>
      <p>{t('embed.text')}</p>
      <div css={fields}>
        <Select
          label={t('embed.product')}
          value={product}
          options={[
            { value: '', label: t('embed.every') },
            ...products.map(({ remote, label }) => ({ value: remote, label })),
          ]}
          onChange={setProduct}
        />
        {product !== '' && (
          <TextField
            label={t('embed.query')}
            hint={t('embed.queryHint')}
            value={query}
            onChange={setQuery}
          />
        )}
      </div>
      <textarea
        readOnly
        rows={3}
        aria-label={t('embed.line')}
        value={line}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div css={formRow}>
        <Button size="s" variant="secondary" onClick={() => void copy()}>
          {t('embed.copy')}
        </Button>
        <span role="status">{said}</span>
      </div>
    </section>
  );
}
const box = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(3)};
  margin-top: ${theme.spacing(5)};
  padding-top: ${theme.spacing(4)};
  border-top: 1px solid ${theme.vars.palette.divider};
  > h3 {
    ${theme.type.h3}
  }
  > textarea {
    width: 100%;
    padding: ${theme.spacing(3)} ${theme.spacing(4)};
    border: 1px solid ${theme.vars.palette.outline};
    border-radius: ${theme.vars.radius.m};
    background: ${theme.vars.palette.background.default};
    color: ${theme.vars.palette.text.primary};
    font-family: monospace;
    overflow-wrap: anywhere;
    resize: vertical;
    ${theme.focusRing}
  }
`;
const fields = (theme: Theme) => css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: ${theme.spacing(4)};
  align-items: start;
`;
