import { createHash } from 'node:crypto';
import { SOCIAL_CARD_HEIGHT, SOCIAL_CARD_WIDTH } from '../../../shared/contract/limits.ts';
import type { ProductItem } from '../../../shared/contract/schemas/catalogue.ts';
import { strokeText, textWidth } from './strokes.ts';

/** Increase it if the drawing of cards changes, so that all cards get new URLs. */
const VERSION = 2;
const OWN_PICTURE = /^\/media\/p\/([a-z0-9][a-z0-9._-]{0,120})-\{w\}\.\{f\}$/;
const NAME = /^(\d{1,10})-([0-9a-f]{10})\.jpg$/;

type Shown = Pick<ProductItem, 'id' | 'code' | 'picture'> & { brand: Pick<ProductItem['brand'], 'brand_name'> };

/** Returns the path of a product's social card; null if its picture is not drawn by the store. */
export function cardPath(product: Shown, store: string): string | null {
  const key = pictureKey(product);
  if (key === null) return null;
  const content = createHash('sha256').update(
    JSON.stringify([VERSION, key, product.code, product.brand.brand_name, store]),
  );
  return `/media/card/${product.id}-${content.digest('hex').slice(0, 10)}.jpg`;
}

/** Returns the product id in the name of a card; null for another name. */
export const cardProduct = (name: string): number | null => {
  const id = NAME.exec(name)?.[1];
  return id === undefined ? null : Number(id);
};

/** The key of a product's first picture, if it is the merchant's own; null otherwise. */
export const pictureKey = ({ picture }: Shown): string | null => OWN_PICTURE.exec(picture?.src ?? '')?.[1] ?? null;

const PAPER = '#f6f9fa';
const INK = '#1d2b34';
const ACCENT = '#0b6e8a';
/** Width and height of the picture on a card, in pixels. */
export const CARD_PICTURE_PX = 534;
const MARGIN = 48;
const TEXT_LEFT = CARD_PICTURE_PX + 2 * MARGIN;
const TEXT_WIDTH = SOCIAL_CARD_WIDTH - TEXT_LEFT - MARGIN;

/**
 * Draws a card: picture, brand and part number, which are the same in all languages. The link preview shows the name
 * beside it.
 */
export function socialCard(product: Shown, drawing: string | null, store: string): string | null {
  if (drawing === null) return null;
  const framed = drawing.replace('<svg ', `<svg x="${MARGIN}" y="${MARGIN}" `);
  const [width, height] = [SOCIAL_CARD_WIDTH, SOCIAL_CARD_HEIGHT];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>` +
    framed +
    `<rect x="${MARGIN}" y="${MARGIN}" width="${CARD_PICTURE_PX}" height="${CARD_PICTURE_PX}" fill="none" stroke="#dbe3e8" stroke-width="2"/>` +
    fitText(capitals(product.brand.brand_name), 190, 34, ACCENT) +
    fitText(product.code, 270, 62, INK) +
    `<rect x="${TEXT_LEFT}" y="${height - 176}" width="88" height="6" rx="3" fill="${ACCENT}"/>` +
    (isDrawable(store) ? fitText(capitals(store), height - 130, 40, ACCENT) : '') +
    `</svg>`
  );
}

/** Strips diacritics and converts to capitals, as the stroke font has few other letters. */
const capitals = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

/** The stroke font has Latin letters alone. */
const isDrawable = (name: string): boolean => /^[\x20-\x7e]+$/.test(capitals(name));

/** Draws a line of text, smaller if it would not fit on the card. */
function fitText(text: string, y: number, size: number, colour: string): string {
  const room = Math.min(size, (size * TEXT_WIDTH) / textWidth(text, size));
  return strokeText(text, TEXT_LEFT, y, room, colour, 0.15);
}
