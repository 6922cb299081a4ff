import { fieldsOf, SoldHelp, TitledLines } from '@tiquete/checkout';
import { useLazyMessages } from '@tiquete/platform';
import { css, DownloadIcon, LinkButton, type Theme } from '@tiquete/ui';
import { sold as words } from '../messages/sold';
import { readSold } from './readSold';

/** Emergency numbers and claim steps of an issued policy, and the exclusions and conditions of any policy. */
export function PolicyHelp({ booking }: { booking: unknown }) {
  const t = useLazyMessages('assistance-sold', words);
  const { help, exclusions, policyUrl, conditionsUrl } = readSold(booking);
  const isIssued = fieldsOf(booking).get('status') === 'OK';
  const files = [
    ...(policyUrl ? [{ href: policyUrl, text: t('policyFile') }] : []),
    ...(conditionsUrl ? [{ href: conditionsUrl, text: t('conditions') }] : []),
  ];
  return (
    <div css={parts}>
      {isIssued && <SoldHelp help={help} />}
      <TitledLines title={t('exclusions')} lines={exclusions} />
      {files.length > 0 && (
        <div css={row}>
          {files.map(({ href, text }) => (
            <LinkButton
              key={href}
              variant="secondary"
              size="s"
              href={href}
              target="_blank"
              rel="noopener"
            >
              <DownloadIcon size={18} aria-hidden />
              {text}
            </LinkButton>
          ))}
        </div>
      )}
    </div>
  );
}
const parts = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(5)};
`;
/** Hidden in print: paper has no links. */
const row = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(3)};
  @media print {
    display: none;
  }
`;
