import { useEffect, useRef } from 'react';
import type { KeptMail } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { css, Section, smallText, type Theme } from '@tiquete/ui';

/** The mail as its reader would see it: a page of its own that can run nothing, and the text beside it. */
export function OpenedMail({ mail: { id, subject, to, text } }: { mail: KeptMail }) {
  const t = useMessages('console');
  const place = useRef<HTMLDivElement>(null);
  // Below the list on a phone: whoever opened it is brought there.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} css={opened}>
      <Section size="s" title={subject}>
        <p css={smallText}>{t('mails.to', { to })}</p>
        <iframe
          title={t('mails.html', { subject })}
          src={`/api/development/mails/${encodeURIComponent(id)}/html`}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          css={frame}
        />
        <details>
          <summary>{t('mails.text')}</summary>
          <pre css={plain}>{text}</pre>
        </details>
      </Section>
    </div>
  );
}
const opened = (theme: Theme) => css`
  scroll-margin-top: ${theme.spacing(28)};
  outline: none;
`;
const frame = (theme: Theme) => css`
  width: 100%;
  height: min(70vh, 640px);
  border: 1px solid ${theme.vars.palette.divider};
  border-radius: ${theme.vars.radius.s};
`;
const plain = (theme: Theme) => css`
  ${theme.type.small}
  margin: ${theme.spacing(2)} 0 0;
  font-family: ui-monospace, monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
