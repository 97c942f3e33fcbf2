import { parentPort, workerData } from 'node:worker_threads';
import { type BirpcReturn, createBirpc } from 'birpc';
import { builtPages } from '../builtPages.ts';
import { renderPage } from './renderPage.ts';
import { type MainFunctions, post, type RenderThreadData, type ThreadFunctions } from './threadFunctions.ts';

// A worker thread of `RenderPool`: renders pages of the production build, and asks the main thread for their data.

const { dist, settings } = workerData as RenderThreadData;
const pages = builtPages(dist);

const functions: ThreadFunctions = {
  render: async (view) =>
    renderPage(view, {
      pages: await pages,
      settings,
      ask: (name, payload, language) => main.ask(name, payload, language),
      picture: (source) => main.picture(source),
    }),
};

const main: BirpcReturn<MainFunctions, ThreadFunctions> = createBirpc<MainFunctions, ThreadFunctions>(functions, {
  post: (message) => post(parentPort!, message),
  on: (receive) => parentPort!.on('message', receive),
  // The page's own time-out applies (`renderPage`).
  timeout: -1,
});
