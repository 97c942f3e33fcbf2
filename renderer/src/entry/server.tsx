import { createDOMRenderer, renderToStyleElements } from '@fluentui/react-components';
import { configure } from 'mobx';
import { enableStaticRendering } from 'mobx-react-lite';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { ApiError, Code } from '../../../shared/contract/envelope.ts';
import type { Call } from '../../../shared/client/ports.ts';
import { type Language, stripLanguage, withLanguage } from '../../../shared/text/languages.ts';
import type { Rendered, RenderRequest } from '../../../shared/web/rendering.ts';
import type { OperationName } from '../../../shared/contract/routes.ts';
import { App } from '../app/App.tsx';
import type { RouteHandle } from '../app/pageRoute.tsx';
import { CHROME_NAMESPACES, createRoutes } from '../app/routes.tsx';
import { createI18n } from '../i18n/createI18n.ts';
import { serverTexts } from '../i18n/serverTexts.ts';
import { memoryStorage } from '../persistence/storage/memoryStorage.ts';
import { StatePersistence } from '../persistence/storage/StatePersistence.ts';
import { scriptJson } from '../seo/scriptJson.ts';
import { SCHEMA, type Thing } from '../seo/Thing.ts';
import type { DehydratedQueries } from '../stores/queries/QueryStore.ts';
import { Stores } from '../stores/Stores.ts';
import { createServerPlatform } from '../platform/server.ts';
import { canonicalPath } from '../routing/canonicalPath.ts';
import { brandStyleElement } from '../theme/brandColours.ts';
import { FluentParts } from '../ui/layout/FluentParts.tsx';
import { StylesContext } from '../ui/layout/StylesContext.ts';
import { type Lifted, inlineFirstPictures } from './html/inlineFirstPictures.ts';
import { pickLanguage } from './html/pickLanguage.ts';
import { type PageState, pageStateElement } from './pageState.ts';
import { manifestPath } from './webManifest.ts';

export { pageAddress as addressOf, respelledAddress as respelled } from '../app/pageAddress.ts';

enableStaticRendering(true);
configure({ enforceActions: 'always' });

/** Renders one page as HTML with its data. Each request has stores, texts and styles of its own. */
export async function render(request: RenderRequest): Promise<Rendered> {
  const store = await openStore(request);
  const { handler, stores, texts } = store;
  const signal = AbortSignal.timeout(request.timeoutMs);
  const context = await handler.query(new Request(`http://page.invalid${request.url}`, { signal }));
  if (context instanceof Response) return redirected(context);
  const elsewhere = writtenAddress(request, context);
  if (elsewhere !== null) return movedTo(elsewhere, 301);

  const { html, styles, things, formatted } = pageOf(request, store, context);
  const liftedHtml = liftHead(html);
  const { head, body } =
    request.device === 'mobile' ? await inlineFirstPictures(liftedHtml, request.picture) : liftedHtml;
  const textState = { texts: texts.getDataByLanguage(request.language) ?? {}, formatted: [...formatted] };
  return {
    status: context.statusCode,
    location: null,
    head: `<link rel="manifest" href="${manifestPath(request.language)}">${head}${structuredData(things)}`,
    styles,
    body,
    state: pageStateElement({ ...stateOf(request, context, stores), ...textState }),
    modules: handlesOf(context).map(({ module }) => module),
  };
}

type OpenStore = Awaited<ReturnType<typeof openStore>>;

async function openStore({ ask, device, language, now }: RenderRequest) {
  const texts = await createI18n(language, serverTexts);
  await texts.loadNamespaces([...CHROME_NAMESPACES]);
  const platform = createServerPlatform(callBy(ask));
  const stores = new Stores({ platform, persistence: new StatePersistence(memoryStorage()), device, now: () => now });
  const handler = createStaticHandler(createRoutes({ stores, i18n: texts }), { basename: withLanguage('/', language) });
  await stores.queries.load('readConfig', {});
  return { handler, stores, texts };
}

/** Renders the page to one string, with the styles that it uses and the structured data that it reports. */
function pageOf(
  { origin, language }: RenderRequest,
  { handler, stores, texts }: OpenStore,
  context: StaticHandlerContext,
) {
  const styles = createDOMRenderer(undefined);
  const things: Thing[] = [];
  const formatted = new Map<string, string>();
  const site = {
    origin,
    language,
    collect: (key: string, text: string) => void formatted.set(key, text),
    describe: (thing: Thing) => void things.push(thing),
  };
  const colours = stores.queries.peek('readConfig', {})?.colours;
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <StylesContext value={styles}>
      <FluentParts>
        <App stores={stores} i18n={texts} site={site}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </App>
      </FluentParts>
    </StylesContext>,
  );
  return {
    html,
    styles:
      renderToStaticMarkup(createElement(Fragment, null, renderToStyleElements(styles))) +
      (colours ? brandStyleElement(colours) : ''),
    things,
    formatted,
  };
}

const callBy = (ask: RenderRequest['ask']): Call =>
  (async (name: OperationName, payload: object) => {
    const { code, msg, data } = await ask(name, payload);
    if (code !== Code.done) throw new ApiError(code, msg, data);
    return data;
  }) as Call;

function stateOf(
  request: RenderRequest,
  context: StaticHandlerContext,
  stores: Stores,
): Omit<PageState, 'texts' | 'formatted'> {
  const { language, device, hasDebugTool, origin, now, api } = request;
  const requestState = { language, device, hasDebugTool, origin, now, api };
  return { ...requestState, router: routerState(context), queries: queriesIn(language, stores.queries.dehydrate()) };
}

const queriesIn = (language: Language, queries: DehydratedQueries): DehydratedQueries =>
  queries.map(([key, answer]) => [key, pickLanguage(answer, language)]);

/**
 * The router's state for the browser. An error response keeps its status; of any other error only the fact is passed
 * on.
 */
function routerState({ loaderData, actionData, errors }: StaticHandlerContext): PageState['router'] {
  const plain = errors && Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, plainError(error)]));
  return { loaderData, actionData, errors: plain ?? null };
}

// The message stays on the server: a failed query contains its parameters and the address of the database.
function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message } = error;
  return error instanceof ApiError ? Object.assign({}, error, { name, message }) : { name: 'Error', message: '' };
}

const handlesOf = (context: StaticHandlerContext): RouteHandle[] =>
  context.matches.map(({ route }) => route.handle as RouteHandle | undefined).filter((handle) => handle !== undefined);

const redirected = (response: Response): Rendered => movedTo(response.headers.get('Location'), response.status);

const movedTo = (location: string | null, status: number): Rendered => ({
  status,
  location,
  head: '',
  styles: '',
  body: '',
  state: '',
  modules: [],
});

/** The canonical address if the page was requested by another spelling; null if it was canonical, or is no page. */
function writtenAddress(
  { url, language }: RenderRequest,
  { matches, statusCode }: StaticHandlerContext,
): string | null {
  const { pathname, search } = new URL(`http://page.invalid${url}`);
  const requestedPath = stripLanguage(pathname);
  const canonical = canonicalPath(requestedPath, matches.at(-1)?.route.path ?? '');
  return statusCode < 400 && canonical !== requestedPath ? withLanguage(canonical, language) + search : null;
}

/** The page's structured data, escaped so that no text in it can end the element. */
const structuredData = (things: readonly Thing[]): string =>
  things
    .map((thing) => {
      const json = scriptJson({ '@context': SCHEMA, ...thing });
      return `<script type="application/ld+json">${json}</script>`;
    })
    .join('');

/** React writes title, meta and link at the front of the string; search engines ignore them in the body. */
function liftHead(html: string): Lifted {
  const tags = /<title[^>]*>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>/gy;
  let end = 0;
  while (tags.test(html)) end = tags.lastIndex;
  return { head: html.slice(0, end), body: html.slice(end) };
}
