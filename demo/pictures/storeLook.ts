import { plates } from './drawings.ts';
import { G, type Look } from './studio.ts';

/** The store's own colours. */
export const STORE: Look = { body: '#f3f6f8', accent: '#0b6e8a', trim: '#2f4653', type: 0, look: 0 };
export const WARM = '#f08a4b';

/** Draws a product in the store's colours, on a canvas of 400 by 400. */
export const draw = (key: string, look: Partial<Look> = {}): string => plates[key]?.draw({ ...STORE, ...look }) ?? '';

/** Places a drawing with its upper left corner at x, y. */
export const placeAt = (x: number, y: number, scale: number, drawing: string): string =>
  G(`translate(${x} ${y}) scale(${scale})`, drawing);
