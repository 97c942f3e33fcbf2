import { beforeAll, describe, expect, it } from 'vitest';
import { judgeSearch } from '../../../bench/judgeSearch.ts';
import { figuresByKind, type Relevance } from '../../../search/relevance.ts';

const OVERALL = 0.9;
const EACH_KIND = 0.8;
/** Some 400 searches in one hook. */
const HOOK_TIMEOUT_MS = 600_000;

describe('the judged queries', () => {
  let judged: Relevance[];
  beforeAll(async () => {
    judged = await judgeSearch();
  }, HOOK_TIMEOUT_MS);

  it('are answered as well as the goals ask, of every kind', () => {
    const figures = figuresByKind(judged);
    const isMissed = ({ kind, ndcg }: (typeof figures)[number]): boolean =>
      ndcg < (kind === 'all' ? OVERALL : EACH_KIND);
    expect(figures.filter(isMissed)).toEqual([]);
  });

  it('have the product first whose whole part number was typed', () => {
    const missed = judged.filter(
      ({ judgement, isFirstBest }) => judgement.kind === 'part number, whole' && !isFirstBest,
    );
    expect(missed.map(({ judgement }) => judgement.query)).toEqual([]);
  });
});
