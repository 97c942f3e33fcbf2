import { brandOf } from '../seed/outline/brands.ts';
import type { Leaf } from '../seed/outline/Leaf.ts';
import { LOOKS } from '../seed/products/productPictures.ts';
import { readSpecLine } from '../seed/products/specs.ts';
import { leaves } from '../seed/outline/taxonomy.ts';
import { mix } from './colour.ts';
import { plates } from './drawings.ts';
import { heroScene } from './heroes.ts';
import { brandLogo, groupTile } from './scenes.ts';
import { closeView, measureView, studioView } from './views.ts';

const PRODUCT_KEY = /^([a-z0-9-]+)\.([a-z]+)\.(\d)(\d)(?:\.(close)|\.dim_([a-z0-9._]+))?$/;
/** Anchored at the end, as every accepted key becomes a file on the disk. */
const SCENE_KEY = /^(group|brand|hero)\.([^.]+)$/;
const byKey = new Map(leaves.map((leaf) => [leaf.key, leaf]));

/** Draws the picture of a key as SVG of that width in pixels; null for an unknown key. */
export function drawPicture(key: string, width: number): string | null {
  const [, kind = '', name = ''] = SCENE_KEY.exec(key) ?? [];
  if (kind === 'group') return groupTile(name, width);
  if (kind === 'brand') return brandLogo(name, width);
  if (kind === 'hero') return heroScene(name, width);
  return productPicture(key, width);
}

function productPicture(key: string, width: number): string | null {
  const [, kind = '', maker = '', type = '', look = '', close, measures] = PRODUCT_KEY.exec(key) ?? [];
  const leaf = byKey.get(kind);
  const plate = plates[kind];
  if (!leaf || !plate || !isKnown(leaf, maker, Number(type), Number(look))) return null;
  const [body, accent, trim] = brandOf(maker).palette;
  const appearance = {
    body: housing(Number(look), body, accent, trim),
    accent,
    trim,
    type: Number(type),
    look: Number(look),
  };
  if (close) return closeView(plate, appearance, width);
  if (!measures) return studioView(plate, appearance, width);
  const requestedMeasures = measures.split('_');
  return requestedMeasures.length <= 2 && requestedMeasures.every((measure) => measuresOf(leaf).has(measure))
    ? measureView(plate, appearance, requestedMeasures, width)
    : null;
}

/** Picks a housing: a brand's models are mostly light, with a dark and a tinted one among them. */
function housing(look: number, body: string, accent: string, trim: string): string {
  if (look === 3 || look === 6) return mix(body, trim, 0.78);
  return look === 5 ? mix(body, accent, 0.22) : body;
}

const isKnown = (leaf: Leaf, maker: string, type: number, look: number): boolean =>
  leaf.makers.split(' ').includes(maker) && type < leaf.types.length && look < LOOKS;

/** Accepts only measures that this group's products have, so that invented keys cannot fill the disk. */
function measuresOf(leaf: Leaf): Set<string> {
  const figures = leaf.specs.map(readSpecLine).flatMap(({ choices }) => choices.flat());
  return new Set(figures.map(({ value, unit }) => `${value}${unit}`));
}
