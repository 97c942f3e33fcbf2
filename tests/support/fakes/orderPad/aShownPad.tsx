import { act, screen, within } from '@testing-library/react';
import { OrderPadPage } from '../../../../renderer/src/pages/orderpad/OrderPadPage.tsx';
import { OrderPadStore } from '../../../../renderer/src/stores/orderPad/OrderPadStore.ts';
import { padEntry } from '../../../../renderer/src/stores/orderPad/PadLine.ts';
import { ApiError, Code } from '../../../../shared/contract/envelope.ts';
import type { PadOffer, ResolvedLine } from '../../../../shared/contract/schemas/orderPad.ts';
import { type Answers, renderPart } from '../../drivers/renderPages.tsx';
import { anOffer } from './aPad.ts';
import { MEMBER } from '../FakePlatform.ts';

// jsdom has no layout and no scrolling.
Element.prototype.scrollIntoView = () => undefined;

const offer = (id: number, changes: Partial<PadOffer> = {}): PadOffer => ({
  ...anOffer(id),
  product_name: `Probe ${id}`,
  ...changes,
});

/** The store's answer for a text; `P-7` and the like are products. */
const REPLIES: Record<string, ResolvedLine> = {
  '7 P': { outcome: 'found', offers: [offer(7)] },
  PACK: { outcome: 'found', offers: [offer(20, { pack_size: 10, sku_name: 'Sterile', stock: 0, delivery_days: 5 })] },
  QUOTED: { outcome: 'found', offers: [offer(21, { is_priced: false, market_price: null })] },
  OLD: { outcome: 'replaced', offers: [offer(8)] },
  OLDER: { outcome: 'replaced', offers: [offer(8), offer(9)] },
  GONE: { outcome: 'gone', offers: [offer(10)] },
  SEVERAL: { outcome: 'several', offers: [offer(11, { sku_name: 'Long', pack_size: 5, stock: 0 }), offer(12)] },
  VARIANTS: { outcome: 'several', offers: [offer(13, { product_id: 1 }), offer(14, { product_id: 1 })] },
};

function answerTo(text: string): ResolvedLine {
  const id = Number(/^P-(\d+)$/.exec(text)?.[1]);
  return REPLIES[text] ?? (id > 0 ? { outcome: 'found', offers: [offer(id)] } : { outcome: 'missing', offers: [] });
}

const notFound = () => Promise.reject(new ApiError(Code.notFound));
const CART = { lines: [], total: 0, currency: 'USD', unpriced: 0 };
const STORE: Answers = {
  readUserInfo: notFound,
  countMessageFlags: notFound,
  listCollected: notFound,
  readCart: () => CART,
  addCartLines: () => CART,
  resolveLines: ({ lines }) => ({ lines: lines.map(({ text }) => answerTo(text)) }),
};

/** An order pad as a member, or with `isGuest` a guest, sees it, with these lines and their quantities. */
export async function aShownPad(
  lines: Record<string, number> = {},
  { answers = {}, isGuest = false }: { answers?: Answers; isGuest?: boolean } = {},
) {
  const shown = await renderPart(<OrderPadPage />, {
    ...(!isGuest && { member: MEMBER }),
    answers: { ...STORE, ...answers },
  });
  const pad = shown.stores.pageStore(OrderPadStore);
  const entries = Object.entries(lines).map(([text, quantity]) => padEntry(text, quantity));
  await act(async () => void pad.add(entries));
  return { ...shown, pad };
}

/** The row of a line, by its place from 1; the last is where the next line is typed. */
export const padRow = (place: number): HTMLElement =>
  within(screen.getByRole('table', { name: 'Lines of the list' })).getAllByRole('row')[place]!;
/** The text of an element, with plain spaces. */
export const plainText = ({ textContent }: Element): string => textContent.replaceAll(/\s/g, ' ');
/** The text of each cell of a line, by its place from 1. */
export const padCells = (place: number): string[] => within(padRow(place)).getAllByRole('cell').map(plainText);
/** The field of the part number in a line. */
export const padField = (place: number): HTMLInputElement => screen.getByLabelText(`Part number, line ${place}`);
/** The field of the quantity in a line. */
export const padQuantity = (place: number): HTMLInputElement =>
  within(padRow(place)).getByLabelText<HTMLInputElement>(/^Quantity of /);
