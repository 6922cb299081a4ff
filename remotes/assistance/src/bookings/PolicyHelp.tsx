import { SoldHelp, TitledLines } from '@tiquete/checkout';
import type { BookingDetail } from '@tiquete/contracts';
import { readAssistanceSnapshot } from '@tiquete/contracts/assistance-snapshot';
import { useLazyMessages } from '@tiquete/platform';
import { css, DownloadIcon, LinkButton, type Theme } from '@tiquete/ui';
import { sold as words } from '../messages/sold';

/** Emergency numbers and claim steps of an issued policy, and the exclusions and conditions of any policy. */
export function PolicyHelp({ booking }: { booking: BookingDetail }) {
  const t = useLazyMessages('assistance-sold', words);
  const { plan, confirmation, ...sold } = readAssistanceSnapshot(booking.snapshot);
  const { conditions_url: conditionsUrl, exclusions } = plan;
  const { policy_url: policyUrl } = confirmation;
  const help = { numbers: sold.emergency_numbers, claims: sold.claim_instructions };
  const files = [
    ...(policyUrl ? [{ href: policyUrl, text: t('policyFile') }] : []),
    ...(conditionsUrl ? [{ href: conditionsUrl, text: t('conditions') }] : []),
  ];
  return (
    <div css={parts}>
      {booking.status === 'OK' && <SoldHelp help={help} />}
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
