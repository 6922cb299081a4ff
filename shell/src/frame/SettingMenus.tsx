import {
  configChanged,
  selectConfig,
  useBoot,
  useDispatch,
  useMessages,
  useSelector,
} from '@tiquete/platform';
import { css, Menu, type Theme, VisuallyHidden } from '@tiquete/ui';

/** Currency and language, from the boot record. Each is a word while it has one choice, and a menu otherwise. */
export function SettingMenus() {
  const t = useMessages('shell');
  const { currencies, languages } = useBoot();
  const dispatch = useDispatch();
  const { currency } = useSelector(selectConfig);
  const [language] = languages;
  return (
    <>
      <Setting
        label={t('settings.currency')}
        chosen={currency}
        options={currencies}
        onSelect={(code) => dispatch(configChanged({ currency: code }))}
      />
      <Setting
        label={t('settings.language')}
        chosen={language?.code}
        options={languages}
        onSelect={() => undefined}
      />
    </>
  );
}

interface SettingProps<Code extends string> {
  label: string;
  chosen: Code | undefined;
  options: readonly { code: Code; label: string }[];
  onSelect: (code: Code) => void;
}
function Setting<Code extends string>({ label, chosen, options, onSelect }: SettingProps<Code>) {
  const short = (chosen ?? '').toUpperCase();
  const [only, ...others] = options;
  if (others.length === 0)
    return (
      <p css={word} title={only?.label}>
        <VisuallyHidden>{`${label}: ${only?.label ?? short}`}</VisuallyHidden>
        <span aria-hidden>{short}</span>
      </p>
    );
  return (
    <Menu
      label={label}
      button={short}
      items={options.map(({ code, label: name }) => ({
        id: code,
        label: name,
        selected: code === chosen,
        onSelect: () => onSelect(code),
      }))}
    />
  );
}
const word = (theme: Theme) => css`
  ${theme.type.small}
  display: flex;
  align-items: center;
  padding-inline: ${theme.spacing(2)};
  color: ${theme.vars.palette.text.secondary};
  white-space: nowrap;
`;
