import type { Worker } from 'node:worker_threads';
import type { Settings } from '../../settings.ts';
import type { ApiAccess } from '../ApiAccess.ts';
import type { PageView, RenderedPage } from '../pages/PageView.ts';

export interface RenderThreadData {
  /** The folder of the build. */
  dist: string;
  settings: Pick<Settings, 'apiUrl' | 'signSecret'>;
}

/** Functions of the main thread that render threads call. */
export type MainFunctions = Required<ApiAccess>;

/** Functions of a render thread that the main thread calls. */
export interface ThreadFunctions {
  render(view: PageView): Promise<RenderedPage>;
}

/** Sends a message between threads. */
export const post = (to: Pick<Worker, 'postMessage'>, message: unknown): void => to.postMessage(message, []);
