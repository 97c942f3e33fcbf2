import type { z } from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** What is wrong with a document, one line for each place: its path and what to do. */
export function faultsOf(issues: readonly Issue[]): string[] {
  const byPlace = new Map<string, string>();
  for (const text of issues.flatMap((issue) => faultLines(issue, []))) {
    const [place = ''] = text.split(' ', 1);
    if (!byPlace.has(place)) byPlace.set(place, text);
  }
  return [...byPlace.values()];
}

function faultLines(issue: Issue, above: readonly PropertyKey[]): string[] {
  const path = [...above, ...issue.path];
  const place = placeOf(path);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${placeOf([...path, key])} is not known; remove it, or see docs/settings.md for the keys there are`); // prettier-ignore
  if (issue.code === 'invalid_union') {
    const fitting = issue.errors.filter((branch) => branch.every((inner) => !(inner.code === 'invalid_type' && inner.path.length === 0))); // prettier-ignore
    // The value has the shape of one of the kinds: say what is wrong within it.
    if (fitting.length === 1) return fitting[0]!.flatMap((inner) => faultLines(inner, path));
  }
  if (issue.code === 'invalid_type' && issue.message === UNNAMED) return [`${place} ${missing(issue)}`];
  if (issue.message === UNNAMED) return [`${place} does not fit; see docs/settings.md`];
  return [`${place} ${issue.message}`];
}

/** Zod's message where the schema has none of its own. */
const UNNAMED = 'Invalid input';

const missing = ({ expected }: Extract<Issue, { code: 'invalid_type' }>): string =>
  expected === 'object'
    ? 'must be an object, in braces'
    : expected === 'array'
      ? 'must be a list, in brackets'
      : `must be set, as a ${expected}`;

/** `seller.bank.iban`, `social[2].url`. */
const placeOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, key) => (typeof key === 'number' ? `${text}[${key + 1}]` : text + (text && '.') + String(key)), '') || 'document'; // prettier-ignore
