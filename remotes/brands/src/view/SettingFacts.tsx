import type { BrandDraft, PublishedSettings } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { fieldOf } from '../model/readFields';
import { settingFields, settingWords } from '../model/settingFields';
import { factList } from '../frame/factList';

/** Settings of one remote: the brand's choice, or the default. */
export function SettingFacts({
  file,
  published,
}: {
  file: BrandDraft;
  published: PublishedSettings;
}) {
  const t = useMessages('brands');
  return (
    <dl css={factList}>
      {settingFields([published]).map(({ path, setting }) => {
        const chosen = fieldOf(file, path);
        return (
          <div key={path}>
            <dt>{setting.title}</dt>
            <dd>
              {chosen === undefined
                ? t('settings.default', { value: settingWords(setting, setting.default, t) })
                : settingWords(setting, chosen, t)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
