import { useEffect, useState } from 'react';
import type { Policy, PolicyText } from '@tiquete/contracts';
import {
  formatDayYear,
  Link,
  useApi,
  useBrand,
  useLocation,
  useSearchParams,
} from '@tiquete/platform';
import {
  Container,
  css,
  ErrorState,
  Notice,
  Skeleton,
  VisuallyHidden,
  type Theme,
} from '@tiquete/ui';
import { policyWords as words } from '../messages/legal/policies';
import { LegalDocument } from './LegalDocument';
import type { LegalText } from './legalText';
import { readPolicyText } from './readPolicyText';

type Shown = { phase: 'loading' } | { phase: 'failed' } | { phase: 'ready'; text: PolicyText };

/** A brand's own text as it was published; `?version=` shows an earlier one. */
export function OwnPolicy({ policy, standard }: { policy: Policy; standard: LegalText }) {
  const brand = useBrand();
  const { pathname } = useLocation();
  const version = useSearchParams()[0].get('version') ?? undefined;
  const [shown, retry] = usePolicyText(policy, version);
  if (shown.phase === 'loading')
    return (
      <Container>
        <h1 tabIndex={-1} css={title}>
          {standard.title}
        </h1>
        <p role="status">
          <VisuallyHidden>{words.loading}</VisuallyHidden>
        </p>
        <Skeleton height={320} />
      </Container>
    );
  if (shown.phase === 'failed')
    return (
      <Container>
        <h1 tabIndex={-1} css={title}>
          {standard.title}
        </h1>
        <ErrorState title={words.failed} onRetry={retry} contact={brand} />
      </Container>
    );
  const { text } = shown;
  const others = text.versions.filter((each) => each.version !== text.version);
  return (
    <LegalDocument
      text={{ ...standard, ...readPolicyText(text.text) }}
      note={words.since(text.version, formatDayYear(text.date))}
      notice={
        text.is_current ? null : (
          <Notice
            kind="warning"
            text={words.notCurrent}
            action={<Link to={pathname}>{words.current}</Link>}
          />
        )
      }
    >
      {others.length > 0 && (
        <nav aria-labelledby="versiones" css={earlier}>
          <h2 id="versiones">{words.earlier}</h2>
          <ul>
            {others.map((each) => (
              <li key={each.version}>
                <Link to={`${pathname}?${new URLSearchParams({ version: each.version })}`}>
                  {words.since(each.version, formatDayYear(each.date))}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </LegalDocument>
  );
}
/** What the api answered to this question; an answer to another one is none. */
function usePolicyText(policy: Policy, version: string | undefined): [Shown, () => void] {
  const api = useApi();
  const [tries, setTries] = useState(0);
  const question = [policy, version, tries].join();
  const [answer, setAnswer] = useState<{ question: string; shown: Shown } | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    api
      .call('GET policies/:policy', { params: { policy }, query: { version } }, abort.signal)
      .then(({ data }) => setAnswer({ question, shown: { phase: 'ready', text: data } }))
      .catch(() => abort.signal.aborted || setAnswer({ question, shown: { phase: 'failed' } }));
    return () => abort.abort();
  }, [api, policy, version, question]);
  const shown: Shown = answer?.question === question ? answer.shown : { phase: 'loading' };
  return [shown, () => setTries(tries + 1)];
}
const title = (theme: Theme) => css`
  padding-block: ${theme.spacing(8)} ${theme.spacing(4)};
`;
const earlier = (theme: Theme) => css`
  padding-block: ${theme.spacing(6)};
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;
