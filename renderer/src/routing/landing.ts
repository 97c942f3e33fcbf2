import type { RoutineConfig } from '../../../shared/contract/schemas/content.ts';
import { paths } from './paths.ts';

type Landing = NonNullable<RoutineConfig['landing']>[number];

/** The pages of one kind, in the order of their addresses. */
export const landingOf = (config: RoutineConfig, kind: Landing['kind']): Landing[] =>
  (config.landing ?? []).filter((page) => page.kind === kind);

/** The canonical path of a configured page that has several addresses; null where it has none of its own. */
export function landingPath(config: RoutineConfig, pk: number): string | null {
  if (pk === config.home_page_id) return paths.home;
  const page = (config.landing ?? []).find(({ page_id }) => page_id === pk);
  switch (page?.kind) {
    case 'solution':
      return paths.solution(landingOf(config, 'solution').indexOf(page) + 1);
    case 'active':
      return paths.active(pk);
    case 'promotion':
      return paths.promotion(pk);
    case 'consumables':
      return paths.consumables;
    default:
      return null;
  }
}
