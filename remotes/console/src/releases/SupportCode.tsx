import { useState } from 'react';
import type { SupportCodeReading } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { Entries, Entry, formColumn, formRow, QueryView } from '@tiquete/staff';
import { Badge, Button, Notice, Section, TextField } from '@tiquete/ui';
import { useAction } from '../actions/useAction';
import { useQuery } from '../frame/useQuery';
import { supportCodeQuery } from '../state/slice';
import { SHOWN_MINUTES } from './matrix';

/** Copied from the contract, because a remote imports only types from there. */
const CODE = /^[a-z0-9-]{1,40}\.[0-9a-f]{12}(\+[a-z0-9_]{1,80}){0,12}$/;

/** Finds the releases of a traveller's page by the support code in its footer. */
export function SupportCode() {
  const t = useMessages('console');
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  return (
    <Section size="s" title={t('releases.code.title')}>
      <form
        css={formColumn}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const code = typed.trim().toLowerCase();
          const isCode = CODE.test(code);
          setWrong(!isCode);
          setSearched(isCode ? code : null);
        }}
      >
        <TextField
          label={t('releases.code.label')}
          hint={t('releases.code.hint')}
          autoComplete="off"
          maxLength={300}
          value={typed}
          onChange={setTyped}
          error={isWrong ? t('releases.code.wrong') : undefined}
        />
        <div css={formRow}>
          <Button type="submit" size="s" variant="secondary">
            {t('releases.code.submit')}
          </Button>
        </div>
      </form>
      {searched !== null && <Reading key={searched} code={searched} />}
    </Section>
  );
}

function Reading({ code }: { code: string }) {
  const t = useMessages('console');
  const shown = useQuery(supportCodeQuery, ({ supportCode }) => supportCode, code);
  return (
    <QueryView
      shown={shown}
      loading={t('releases.loading')}
      failed={(status) =>
        status === 404 ? <Notice kind="warning" text={t('releases.code.unknown')} /> : null
      }
    >
      {(reading) => <Releases code={code} reading={reading} />}
    </QueryView>
  );
}

function Releases({ code, reading }: { code: string; reading: SupportCodeReading }) {
  const t = useMessages('console');
  const { isSending, isDone, problem, send } = useAction('override');
  return (
    <>
      <h3>{t('releases.code.of', { brand: reading.brand })}</h3>
      <Entries>
        {reading.releases.map(({ part, release, version, is_current, in_place_of: failed }) => (
          <Entry
            key={part}
            title={part}
            badges={
              <>
                {is_current && <Badge tone="success">{t('releases.code.current')}</Badge>}
                {failed && <Badge tone="warning">{t('releases.code.instead', { failed })}</Badge>}
              </>
            }
            note={version || release}
          />
        ))}
      </Entries>
      {problem && (
        <Notice
          kind="error"
          text={t('action.failed', { reason: problem.detail ?? problem.title })}
        />
      )}
      {isDone && <Notice kind="success" text={t('releases.own.started')} />}
      <div css={formRow}>
        <Button
          size="s"
          variant="secondary"
          busy={isSending}
          onClick={() => send({ kind: 'override', body: { code, minutes: SHOWN_MINUTES } })}
        >
          {t('releases.code.replay')}
        </Button>
      </div>
    </>
  );
}
