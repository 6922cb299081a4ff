import type { BrandDraft, PublishedSettings } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { shownValue } from '../compare/shownValue';
import { fieldOf } from '../edit/fields/readFields';
import { settingFields, shownSetting } from '../edit/settings/settingFields';
import { factList } from './factList';

/** What a brand chose of one remote, and the default of what it did not. */
export function SettingFacts({
  file,
  published,
}: {
  file: BrandDraft;
  published: PublishedSettings;
}) {
  const t = useMessages('brands');
  const wordsOf = (path: string, value: unknown) =>
    shownSetting(path, value, [published]) ?? shownValue(value, [], t);
  return (
    <dl css={factList}>
      {settingFields([published]).map(({ path, setting }) => {
        const chosen = fieldOf(file, path);
        return (
          <div key={path}>
            <dt>{setting.title}</dt>
            <dd>
              {chosen === undefined
                ? t('settings.default', { value: wordsOf(path, setting.default) })
                : wordsOf(path, chosen)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
