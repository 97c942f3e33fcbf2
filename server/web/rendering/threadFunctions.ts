import type { Worker } from 'node:worker_threads';
import type { Settings } from '../../settings.ts';
import type { ApiAccess } from '../ApiAccess.ts';
import type { PageView, RenderedPage } from '../pages/PageView.ts';

export interface RenderThreadData {
  /** The folder of the build. */
  dist: string;
  settings: Pick<Settings, 'apiUrl' | 'signSecret'>;
}

/** What the main thread offers to its render threads. */
export type MainFunctions = Required<ApiAccess>;

/** What a render thread offers to the main thread. */
export interface ThreadFunctions {
  render(view: PageView): Promise<RenderedPage>;
}

/** Sends a message between threads. */
export const post = (to: Pick<Worker, 'postMessage'>, message: unknown): void => to.postMessage(message, []);
