import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { BootRecord } from '@tiquete/contracts';
import { inColombia, useApi, useMessages, useRequest } from '@tiquete/platform';
import { Button, Container, css, Notice, type Theme } from '@tiquete/ui';
import { loadDocument } from '../session/loadDocument';

type Override = NonNullable<BootRecord['override']>;
/** Milliseconds after its end by which the override has surely ended on the server too. */
const SOON_MS = 1000;

/** Shows a product team on every page which releases it sees instead of those of travellers, and ends the override. */
export function OverrideBar({ releases: chosen, expires_at: expires }: Override) {
  const t = useMessages('shell');
  const { pathname, search } = useLocation();
  const api = useApi();
  const { request, run } = useRequest();
  const address = useRef('');
  useEffect(() => {
    address.current = pathname + search;
  }, [pathname, search]);
  useEffect(() => {
    const left = Math.max(0, Date.parse(expires) - Date.now());
    const timer = setTimeout(() => loadDocument(address.current), left + SOON_MS);
    return () => clearTimeout(timer);
  }, [expires]);
  const releases = Object.values(chosen);
  const text =
    releases.length === 0
      ? t('releases.overrideGone')
      : t('releases.override', {
          releases: releases.join(', '),
          time: inColombia(expires).time,
        });
  const end = () =>
    void run(
      async () => {
        await api.call('DELETE console/releases/override', {});
        loadDocument(pathname + search);
      },
      ({ status }) => {
        // A person who has left the team gets the releases of all visitors with the next document.
        const isOver = status === 401 || status === 404;
        if (isOver) loadDocument(pathname + search);
        return isOver;
      },
    );
  return (
    <Container css={place}>
      <Notice
        kind="warning"
        text={request.phase === 'failed' ? request.problem.title : text}
        action={
          <Button size="s" variant="secondary" busy={request.phase === 'loading'} onClick={end}>
            {t('releases.endOverride')}
          </Button>
        }
      />
    </Container>
  );
}
const place = (theme: Theme) => css`
  padding-block: ${theme.spacing(3)};
`;
