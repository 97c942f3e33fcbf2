import type { Facts, Judgement } from './judgements/Judgement.ts';

export const DEPTH = 10;

/** How well one query was answered. */
export interface Relevance {
  judgement: Judgement;
  /** Gain of the first ten against that of the best ten there are, by the share of things asked for that they have. */
  ndcg: number;
  /** The first hit is as good as any. */
  isFirstBest: boolean;
  hasHits: boolean;
}

const gainOf = (grades: readonly number[]): number =>
  grades.slice(0, DEPTH).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);

/** Judges the ids that a query found, best first. */
export function relevanceOf(
  judgement: Judgement,
  found: readonly number[],
  facts: ReadonlyMap<number, Facts>,
): Relevance {
  const all = Array.from(facts.values(), judgement.grade).toSorted((one, other) => other - one);
  const grades = found.map((id) => judgement.grade(facts.get(id)!));
  const firsts = found.slice(0, DEPTH).map((id) => facts.get(id)!);
  const { things = [] } = judgement;
  const share = things.length === 0 ? 1 : things.filter((isIt) => firsts.some(isIt)).length / things.length;
  const best = all[0] ?? 0;
  if (best === 0) throw new Error(`no product answers "${judgement.query}"`);
  return {
    judgement,
    hasHits: found.length > 0,
    isFirstBest: grades[0] === best,
    ndcg: (share * gainOf(grades)) / gainOf(all),
  };
}

export interface KindFigures {
  kind: string;
  queries: number;
  ndcg: number;
  firstHit: number;
  noHit: number;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The figures of each kind, and of all of them. */
export function figuresByKind(all: readonly Relevance[]): KindFigures[] {
  const kinds = Map.groupBy(all, ({ judgement }) => judgement.kind);
  return [...kinds, ['all', [...all]] as const].map(([kind, some]) => ({
    kind,
    queries: some.length,
    ndcg: mean(some.map(({ ndcg }) => ndcg)),
    firstHit: mean(some.map(({ isFirstBest }) => Number(isFirstBest))),
    noHit: mean(some.map(({ hasHits }) => Number(!hasHits))),
  }));
}
