import { useMemo } from 'react';
import type { ConsoleBrand } from '@tiquete/contracts';
import { useLazyMessages, useMessages } from '@tiquete/platform';
import { css, Notice, Section, smallText, type Theme } from '@tiquete/ui';
import { Differences } from '../compare/Differences';
import { Contrast } from './Contrast';
import { EmbedLine } from './EmbedLine';
import { SectionsNav, sectionTarget } from './SectionsNav';
import { formSettings } from '../model/settingFields';
import { useMoment } from '../frame/useMoment';
import { sectionsOf } from '../messages/fields';
import { view as words } from '../messages/view';
import { SenderCard } from '../sender/SenderCard';
import { PlatformFacts } from '../platform/PlatformFacts';
import { Facts } from './Facts';
import { PolicyReview } from './PolicyReview';
import { SettingFacts } from './SettingFacts';

/** Read-only view of a stored brand, for viewers. */
export function BrandView({ state }: { state: ConsoleBrand }) {
  const t = useLazyMessages('brands', { view: words });
  const sections = useMemo(() => sectionsOf(state.products), [state.products]);
  const { draft, published } = state;
  const newest = draft ?? published;
  if (!newest) return null;
  const { file } = newest;
  const settings = formSettings(state.settings, file, []);
  return (
    <div css={column}>
      <State draft={draft} published={published} />
      {draft && published && (
        <Section size="s" title={t('view.changes')}>
          <Differences brand={state.id} from={published.number} to={draft.number} />
        </Section>
      )}
      <SectionsNav sections={sections} settings={settings} />
      {sections.map(({ id, title, fields }) => (
        <div key={id} id={id} css={sectionTarget}>
          <Section size="s" title={title}>
            <Facts brand={state.id} file={file} fields={fields} />
            {id === 'hosts' && <EmbedLine file={file} products={state.products} />}
            {id === 'policies' && <PolicyReview policies={file.policies} />}
            {id === 'mail' && <SenderCard brand={state.id} typed={file.email} />}
            {id === 'payments' && <PlatformFacts platform={state.platform} />}
            {id === 'colors' && <Contrast file={file} fields={fields} />}
          </Section>
        </div>
      ))}
      {settings.map((one) => (
        <div key={one.remote} id={`settings-${one.remote}`} css={sectionTarget}>
          <Section size="s" title={t('settings.title', { remote: one.schema.title })}>
            <SettingFacts file={file} published={one} />
          </Section>
        </div>
      ))}
    </div>
  );
}

/** State of the version that is shown, and its author. */
function State({ draft, published }: Pick<ConsoleBrand, 'draft' | 'published'>) {
  const t = useMessages('brands');
  const moment = useMoment();
  const isOlder = draft !== null && published !== null && draft.based_on !== published.number;
  return (
    <>
      <p css={smallText}>
        {draft
          ? t('view.draft', {
              ...{ number: draft.number, who: draft.saved_by, when: moment(draft.saved_at) },
            })
          : t('view.published', { number: published?.number ?? '' })}
      </p>
      {!published && <Notice kind="info" text={t('view.unpublished')} />}
      {isOlder && (
        <Notice kind="warning" text={t('view.older', { number: draft.based_on ?? '?' })} />
      )}
    </>
  );
}

const column = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(4)};
`;
