import type { Reading } from '../contract/schemas/catalogue.ts';
import type { SearchHits } from './SearchEngine.ts';

/** Describes how a query was understood: words left out, corrected or read as states. Undefined if it was searched for as typed. */
export function readingOf(hits: SearchHits | null): Reading | undefined {
  if (!hits) return undefined;
  const { dropped, corrected, states, near } = hits;
  if (dropped.length + corrected.length + states.length === 0 && !near) return undefined;
  return { dropped, corrected, ...(states.length > 0 && { states }), ...(near && { near: true }) };
}
