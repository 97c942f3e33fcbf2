import type { LoaderFunctionArgs } from 'react-router-dom';
import type { RoutineConfig } from '../../../../shared/contract/schemas/content.ts';
import { landingOf } from '../../routing/landing.ts';
import { idParam, notFound, orNotFound } from '../../routing/notFound.ts';
import type { PageRoute } from '../../routing/RouteContext.ts';
import { LandingPage } from './LandingPage.tsx';

type Params = LoaderFunctionArgs['params'];

/** A route that finds its page by its address. */
const routeTo =
  (pageOf: (params: Params, config: RoutineConfig) => number | undefined): PageRoute =>
  ({ stores: { queries } }) => ({
    loader: async ({ params, request }) => {
      const config = await queries.load('readConfig', {}, request.signal);
      const pk = pageOf(params, config) ?? notFound();
      await orNotFound(queries.load('readPageConfig', { pk }, request.signal));
      return { pk };
    },
    Component: LandingPage,
  });

const idOr = (id: string | undefined, other: number | undefined): number | undefined =>
  id === undefined ? other : idParam(id);

export const homeRoute = routeTo(({ id }, { home_page_id }) => idOr(id, home_page_id));
export const activeRoute = routeTo(({ id }, config) => idOr(id, landingOf(config, 'active')[0]?.page_id));
export const promotionRoute = routeTo(({ id }, config) => idOr(id, landingOf(config, 'promotion')[0]?.page_id));
export const solutionRoute = routeTo(({ index }, config) => landingOf(config, 'solution')[idParam(index) - 1]?.page_id);
