import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type BirpcReturn, createBirpc } from 'birpc';
import type { ApiAccess } from '../ApiAccess.ts';
import type { PageView, RenderedPage } from '../pages/PageView.ts';
import { type MainFunctions, post, type RenderThreadData, type ThreadFunctions } from './threadFunctions.ts';

/** The source, or in the bundle an entry beside the chunk with this module (`scripts/build/buildServer.ts`). */
const THREAD = join(import.meta.dirname, `renderThread${extname(import.meta.filename)}`);
/** More threads than this would wait for the one that reads the database. */
const THREADS_MAX = 4;

interface Thread {
  worker: Worker;
  rpc: BirpcReturn<ThreadFunctions, MainFunctions>;
  /** Pages in progress. */
  rendering: number;
}

interface RenderPoolParts extends ApiAccess {
  data: RenderThreadData;
  /** By default the number of processors, at most four. */
  size?: number;
}

/**
 * Renders pages in worker threads, so that rendering does not block the API and uses all processors. Threads start when
 * all others are busy; one that ends is replaced at the next page.
 */
export class RenderPool {
  readonly #parts: RenderPoolParts;
  readonly #size: number;
  readonly #threads = new Set<Thread>();

  constructor(parts: RenderPoolParts) {
    this.#parts = parts;
    this.#size = parts.size ?? Math.min(availableParallelism(), THREADS_MAX);
  }

  /** Starts the first thread, so that the first page need not wait for it. */
  warmUp(): void {
    this.#leastBusy();
  }

  /** Renders a page. Throws if the page cannot be rendered, or if its thread ends. */
  async render(view: PageView): Promise<RenderedPage> {
    const thread = this.#leastBusy();
    thread.rendering += 1;
    try {
      const page = await thread.rpc.render(view);
      return { ...page, plain: asBuffer(page.plain), gzip: asBuffer(page.gzip) };
    } finally {
      thread.rendering -= 1;
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#threads].map(({ worker }) => worker.terminate()));
  }

  #leastBusy(): Thread {
    const [first] = [...this.#threads].toSorted((one, other) => one.rendering - other.rendering);
    return first && (first.rendering === 0 || this.#threads.size >= this.#size) ? first : this.#start();
  }

  #start(): Thread {
    const { ask, picture, data } = this.#parts;
    const worker = new Worker(THREAD, { workerData: data });
    // A thread that waits must not keep the process alive.
    worker.unref();
    const rpc = createBirpc<ThreadFunctions, MainFunctions>(
      { ask, picture: (source) => picture?.(source) ?? Promise.resolve(null) },
      {
        post: (message) => post(worker, message),
        on: (receive) => worker.on('message', receive),
        // The page's own time-out applies (`renderPage`).
        timeout: -1,
      },
    );
    const thread: Thread = { worker, rpc, rendering: 0 };
    const end = (error: Error): void => {
      this.#threads.delete(thread);
      rpc.$close(error);
    };
    worker.on('error', (error) => end(error as Error));
    worker.on('exit', (code) => end(new Error(`a render thread ended with code ${code}`)));
    this.#threads.add(thread);
    return thread;
  }
}

/** Structured clones of buffers are plain byte arrays. */
const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
