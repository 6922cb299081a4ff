const SEVERE = ['high', 'critical'];

/**
 * Parses the registry's answer: its advisories, or the reason why there is none. An acceptance whose day has passed is
 * ignored. `out` is the JSON of `pnpm audit --json`.
 */
export function readAudit({ out, err }, accepted, today) {
  const answer = parse(out);
  if (!answer?.advisories) return { state: 'unanswered', why: reasonIn(err || out) };
  const severe = Object.values(answer.advisories).filter(({ severity }) =>
    SEVERE.includes(severity),
  );
  const isAccepted = (advisory) => (accepted[idOf(advisory)]?.until ?? '') >= today;
  return {
    state: 'answered',
    total: Object.keys(answer.advisories).length,
    refused: severe.filter((one) => !isAccepted(one)).map(describe),
    accepted: severe.filter(isAccepted).map(describe),
  };
}

const idOf = ({ github_advisory_id: github, id }) => github ?? String(id);
const describe = (advisory) =>
  `${idOf(advisory)} ${advisory.severity} ${advisory.module_name}: ${advisory.title}`;
const reasonIn = (text) =>
  text
    .split('\n')
    .filter((line) => /responded|ERR_|ENOTFOUND|ECONN|timeout/i.test(line))
    .map((line) => line.trim())
    .join(' ') || 'no reason given';

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
