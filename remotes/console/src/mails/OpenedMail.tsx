import { useEffect, useRef } from 'react';
import type { StoredMail } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { css, Disclosure, Section, smallText, type Theme } from '@tiquete/ui';

/** The e-mail's HTML in a sandboxed frame that runs no scripts, and its text version. */
export function OpenedMail({ mail: { id, subject, to, text } }: { mail: StoredMail }) {
  const t = useMessages('console');
  const place = useRef<HTMLDivElement>(null);
  // On a phone the e-mail is below the list, so the focus moves to it.
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
        <Disclosure summary={t('mails.text')}>
          <pre css={plain}>{text}</pre>
        </Disclosure>
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
