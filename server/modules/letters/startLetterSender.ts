import type { FastifyInstance } from 'fastify';
import type { EventChannel } from '../../platform/events/EventChannel.ts';
import { LETTERS_NOTICE } from './LetterQueue.ts';
import type { LetterSender } from './LetterSender.ts';

/** How often the queue is looked at for what has become due. New letters are announced. */
const EVERY_MS = 15_000;

/** Sends letters while the server runs: new ones at once, others when they are due. Letters in progress end first. */
export function startLetterSender(app: FastifyInstance, sender: LetterSender, notices: EventChannel): void {
  let running: Promise<void> | null = null;
  let isAgain = false;
  const run = async (): Promise<void> => {
    do {
      isAgain = false;
      await sender
        .deliverDue()
        .catch((error: unknown) => app.log.warn({ err: error }, 'the queue of letters could not be read'));
    } while (isAgain);
    running = null;
  };
  const wake = (): void => {
    isAgain = true;
    running ??= run();
  };
  let stop = (): Promise<void> => Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    stop = await notices.subscribe((text) => {
      if (text === LETTERS_NOTICE) wake();
    }, wake);
    timer = setInterval(wake, EVERY_MS).unref();
    wake();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await stop();
    sender.close();
    await running;
  });
}
