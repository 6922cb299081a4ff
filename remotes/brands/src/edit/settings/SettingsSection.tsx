import type { PublishedSettings } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { Section } from '@tiquete/ui';
import { fieldGrid } from '../fields/fieldGrid';
import { fieldOf } from '../../model/readFields';
import type { Editor } from '../useEditor';
import { settingFields } from '../../model/settingFields';
import { SettingRow } from './SettingRow';

interface SettingsSectionProps {
  published: PublishedSettings;
  editor: Editor;
  /** Error texts by the path of their field. */
  errors: Readonly<Record<string, string>>;
}
/** Settings of one remote in the form of a brand. */
export function SettingsSection({ published, editor, errors }: SettingsSectionProps) {
  const t = useMessages('brands');
  return (
    <Section
      size="s"
      title={t('settings.title', { remote: published.schema.title })}
      hint={t('settings.hint')}
    >
      <div css={fieldGrid}>
        {settingFields([published]).map(({ path, setting }) => (
          <SettingRow
            key={path}
            setting={setting}
            value={fieldOf(editor.file, path)}
            stored={fieldOf(editor.newest.file, path)}
            error={errors[path]}
            onChange={(value) => editor.set(path, value)}
          />
        ))}
      </div>
    </Section>
  );
}
