import { type ReactNode, useMemo, useRef } from 'react';
import type { ConsoleBrand } from '@tiquete/contracts';
import { css, FieldGroup, Section, type Theme } from '@tiquete/ui';
import { sectionsOf } from '../messages/fields';
import { SenderCard } from '../sender/SenderCard';
import { PlatformFacts } from '../platform/PlatformFacts';
import { PolicyReview } from '../view/PolicyReview';
import { Contrast } from '../view/Contrast';
import { EmbedLine } from '../view/EmbedLine';
import { fieldsOf } from '../model/checkFields';
import { fieldGrid } from './fields/fieldGrid';
import { FieldRow } from './fields/FieldRow';
import { groupsOf } from '../model/groupsOf';
import { fieldOf } from '../model/readFields';
import { Publish } from './Publish';
import { SaveBar } from './SaveBar';
import { SectionsNav, sectionTarget } from '../view/SectionsNav';
import { formSettings } from '../model/settingFields';
import { SettingsSection } from './settings/SettingsSection';
import { StateNotices } from './StateNotices';
import type { Editor } from './useEditor';
import { useSave } from './useSave';

/** Form of a brand: its sections, the save bar and the publication. */
export function BrandForm({ state, editor }: { state: ConsoleBrand; editor: Editor }) {
  const form = useRef<HTMLFormElement>(null);
  const sections = useMemo(() => sectionsOf(state.products), [state.products]);
  const allFields = useMemo(() => fieldsOf(sections), [sections]);
  const saving = useSave(state, editor, allFields);
  const { file, set } = editor;
  const settings = formSettings(state.settings, file, editor.typed);
  const save = async () => {
    const isSaved = await saving.save();
    // Waits for the render of the errors.
    if (!isSaved)
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid], [data-wrong] input')?.focus(),
      );
  };
  return (
    <>
      <StateNotices state={state} editor={editor} fields={allFields} />
      <form
        ref={form}
        css={column}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <SectionsNav sections={sections} settings={settings} />
        {sections.map(({ id, title, hint, fields }) => (
          <div key={id} id={id} css={sectionTarget}>
            <Section size="s" title={title} hint={hint}>
              {groupsOf(fields).map(({ group, fields: together }) => (
                <FieldsTogether key={group ?? id} group={group}>
                  {together.map((field) => (
                    <FieldRow
                      key={field.path}
                      brand={state.id}
                      field={field}
                      value={fieldOf(file, field.path)}
                      error={saving.errors[field.path]}
                      onChange={(value) => set(field.path, value)}
                      onOther={set}
                    />
                  ))}
                </FieldsTogether>
              ))}
              {id === 'hosts' && <EmbedLine file={file} products={state.products} />}
              {id === 'policies' && <PolicyReview policies={file.policies} />}
              {id === 'mail' && <SenderCard brand={state.id} typed={file.email} mayVerify />}
              {id === 'payments' && <PlatformFacts platform={state.platform} />}
              {id === 'colors' && <Contrast file={file} fields={fields} onChange={set} />}
            </Section>
          </div>
        ))}
        {settings.map((published) => (
          <div key={published.remote} id={`settings-${published.remote}`} css={sectionTarget}>
            <SettingsSection published={published} editor={editor} errors={saving.errors} />
          </div>
        ))}
        <SaveBar editor={editor} saving={saving} />
      </form>
      <Publish state={state} editor={editor} />
    </>
  );
}
function FieldsTogether({ group, children }: { group: string | undefined; children: ReactNode }) {
  if (!group) return <div css={fieldGrid}>{children}</div>;
  return (
    <div css={grouped}>
      <FieldGroup legend={group}>
        <div css={fieldGrid}>{children}</div>
      </FieldGroup>
    </div>
  );
}
const column = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(4)};
`;
const grouped = (theme: Theme) => css`
  padding-top: ${theme.spacing(4)};
  border-top: 1px solid ${theme.vars.palette.divider};
`;
