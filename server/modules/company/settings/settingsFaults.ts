import type { z } from 'zod/mini';

type Issue = z.core.$ZodIssue;

interface Fault {
  path: readonly PropertyKey[];
  text: string;
}

/**
 * Returns the errors of a document, one line for each place: its path, what to do, and its line in the file if `lineOf`
 * finds it.
 */
export function faultsOf(issues: readonly Issue[], lineOf?: (path: readonly PropertyKey[]) => number): string[] {
  const byPlace = new Map<string, string>();
  for (const { path, text } of issues.flatMap((issue) => faultLines(issue, []))) {
    const place = placeOf(path);
    if (!byPlace.has(place)) byPlace.set(place, `${place} ${text}${lineOf ? ` (line ${lineOf(path)})` : ''}`);
  }
  return [...byPlace.values()];
}

function faultLines(issue: Issue, above: readonly PropertyKey[]): Fault[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...path, key],
      text: 'is not known; remove it, or see docs/settings.md for the keys there are',
    }));
  if (issue.code === 'invalid_union') {
    const fitting = issue.errors.filter((branch) =>
      branch.every((inner) => !(inner.code === 'invalid_type' && inner.path.length === 0)),
    );
    // The value has the shape of one of the kinds: say what is wrong within it.
    if (fitting.length === 1) return fitting[0]!.flatMap((inner) => faultLines(inner, path));
  }
  if (issue.code === 'invalid_type' && issue.message === UNNAMED) return [{ path, text: missing(issue) }];
  return [{ path, text: issue.message === UNNAMED ? 'is invalid; see docs/settings.md' : issue.message }];
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
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key + 1}]` : text + (text && '.') + String(key)),
    '',
  ) || 'document';
