import {
  configChanged,
  selectConfig,
  useBoot,
  useDispatch,
  useMessages,
  useSelector,
} from '@tiquete/platform';
import { Menu } from '@tiquete/ui';

/**
 * Menus for currency and language, from the boot record. The specification lists them, so they appear even with a single
 * option.
 */
export function SettingMenus() {
  const t = useMessages('shell');
  const { currencies, languages } = useBoot();
  const dispatch = useDispatch();
  const { currency } = useSelector(selectConfig);
  const [language] = languages;
  return (
    <>
      <Menu
        label={t('settings.currency')}
        button={currency}
        items={currencies.map(({ code, label }) => ({
          id: code,
          label,
          selected: code === currency,
          onSelect: () => dispatch(configChanged({ currency: code })),
        }))}
      />
      <Menu
        label={t('settings.language')}
        button={(language?.code ?? '').toUpperCase()}
        items={languages.map(({ code, label }) => ({
          id: code,
          label,
          selected: code === language?.code,
          onSelect: () => undefined,
        }))}
      />
    </>
  );
}
