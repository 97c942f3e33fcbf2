import type { WebContents } from 'electron';
import { z } from 'zod/mini';
import type { StaffTest } from '../../../../shared/ipc/kiosk.ts';
import { errorMessage } from '../../app/logWarning.ts';
import { netErrorOf } from '../../network/netErrors.ts';
import { parseJson } from '../../../../shared/json/parseJson.ts';

const Time = z.object({ code: z.literal(0), data: z.object({ time: z.int() }) });
const NETWORK_LIMIT_MS = 10_000;

/** Asks the server for the time; any other kind of answer comes from a captive portal. */
export async function testNetwork(
  address: string,
  fetch: (url: string, init: RequestInit) => Promise<Response>,
  now: () => number,
): Promise<StaffTest> {
  const start = now();
  try {
    const reply = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(NETWORK_LIMIT_MS) });
    const isShop = Time.safeParse(parseJson(await reply.text())).success;
    return isShop
      ? { result: 'ok', detail: String(now() - start) }
      : { result: 'portal', detail: String(reply.status) };
  } catch (error) {
    return { result: 'failed', detail: netErrorOf(error) ?? errorMessage(error) };
  }
}

/** Prints the staff's own panel on the system's first printer. */
export async function testPrinter(contents: Pick<WebContents, 'getPrintersAsync' | 'print'>): Promise<StaffTest> {
  const [printer] = await contents.getPrintersAsync();
  if (!printer) return { result: 'none', detail: '' };
  const { promise, resolve } = Promise.withResolvers<boolean>();
  contents.print({ silent: true, deviceName: printer.name }, resolve);
  return { result: (await promise) ? 'ok' : 'failed', detail: printer.displayName || printer.name };
}
