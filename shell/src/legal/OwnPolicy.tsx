import type { Policy } from '@tiquete/contracts';
import {
  formatDayYear,
  Link,
  useBrand,
  useLocation,
  useRequest,
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
import type { LegalText } from '../messages/legal/legalText';
import { readPolicyText } from './readPolicyText';

interface OwnPolicyProps {
  policy: Policy;
  standard: LegalText;
}
/** A brand's own text, as it was published. `?version=` shows an earlier version. */
export function OwnPolicy({ policy, standard }: OwnPolicyProps) {
  const version = useSearchParams()[0].get('version') ?? undefined;
  const brand = useBrand();
  const { pathname } = useLocation();
  const { request, retry } = useRequest(`${policy} ${version}`, (api, signal) =>
    api.call('GET policies/:policy', { params: { policy }, query: { version } }, signal),
  );
  if (request.phase !== 'ready')
    return (
      <Container>
        <h1 tabIndex={-1} css={title}>
          {standard.title}
        </h1>
        {request.phase === 'failed' ? (
          <ErrorState title={words.failed} onRetry={retry} contact={brand} />
        ) : (
          <>
            <p role="status">
              <VisuallyHidden>{words.loading}</VisuallyHidden>
            </p>
            <Skeleton height={320} />
          </>
        )}
      </Container>
    );
  const text = request.value.data;
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
