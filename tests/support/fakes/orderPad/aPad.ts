import { expect } from 'vitest';
import { memoryStorage } from '../../../../renderer/src/persistence/storage/memoryStorage.ts';
import { StatePersistence } from '../../../../renderer/src/persistence/storage/StatePersistence.ts';
import { OrderPadStore } from '../../../../renderer/src/stores/orderPad/OrderPadStore.ts';
import { padEntry } from '../../../../renderer/src/stores/orderPad/PadLine.ts';
import type { Call } from '../../../../shared/client/ports.ts';
import { ApiError } from '../../../../shared/contract/envelope.ts';
import type { AskedLine, PadOffer, ResolvedLine } from '../../../../shared/contract/schemas/orderPad.ts';
import { eventually } from '../../checks/eventually.ts';

/** A product that the order pad finds, with three pieces in stock. */
export const anOffer = (sku_id: number): PadOffer => ({
  sku_id,
  product_id: sku_id,
  code: `P-${sku_id}`,
  product_name: '探头',
  seo_title_str: 'x',
  sku_name: '',
  brand_name: 'Sonarys',
  pack_size: 1,
  stock: 3,
  delivery_days: 2,
  is_priced: true,
  market_price: 100,
});

/** The store's answer: "P-1" and "p1" are product 1, "ALL" may be product 1 or 2, anything else is unknown. */
function answer({ text, sku_id }: AskedLine): ResolvedLine {
  if (sku_id !== undefined) return { outcome: 'found', offers: [anOffer(sku_id)] };
  if (text === 'ALL') return { outcome: 'several', offers: [anOffer(1), anOffer(2)] };
  const id = Number(/^(?:.* )?P-?(\d+)$/i.exec(text)?.[1]);
  return id > 0 ? { outcome: 'found', offers: [anOffer(id)] } : { outcome: 'missing', offers: [] };
}

/** An order pad whose store answers at once; `requests` records the looked-up lines, `network.isDown` makes requests fail. */
export function aPad(storage = memoryStorage(), isKnown = true) {
  const requests: AskedLine[][] = [];
  const network = { isDown: false };
  const call = ((_name: string, { lines }: { lines: AskedLine[] }) => {
    if (network.isDown) return Promise.reject(new ApiError('offline'));
    requests.push(lines);
    return Promise.resolve({ lines: lines.map(answer) });
  }) as unknown as Call;
  const pad = new OrderPadStore(call);
  pad.persistIn(new StatePersistence(storage));
  if (isKnown) pad.readAs('ana');
  const add = async (...lines: [text: string, quantity?: number | string][]): Promise<void> => {
    pad.add(lines.map(([text, quantity]) => padEntry(text, quantity)));
    await untilResolved(pad);
  };
  return { pad, requests, network, storage, add };
}

/** Waits until the lines of the order pad are looked up. */
export const untilResolved = (pad: OrderPadStore): Promise<void> =>
  eventually(() => expect(pad.resolving.isRunning).toBe(false));

/** `text × quantity state`, one a line. */
export const lineTexts = (pad: OrderPadStore): string[] =>
  pad.lines.map((line) => `${line.text} × ${line.quantity} ${pad.stateOf(line)}`);
