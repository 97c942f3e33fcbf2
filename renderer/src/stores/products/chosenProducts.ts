/** A marked or visited product, and the variant chosen then; null for the product as a whole. */
export interface ChosenProduct {
  id: number;
  skuId: number | null;
}

/**
 * Parses stored products, each once, without invalid values; null if it is not a list. A bare id is a whole
 * product.
 */
export function parseChosen(value: unknown): ChosenProduct[] | null {
  if (!Array.isArray(value)) return null;
  const chosenById = new Map<number, ChosenProduct>();
  for (const chosen of value.flatMap(chosenIn)) if (!chosenById.has(chosen.id)) chosenById.set(chosen.id, chosen);
  return [...chosenById.values()];
}

function chosenIn(value: unknown): ChosenProduct[] {
  const { id, skuId } =
    typeof value === 'number' ? { id: value, skuId: null } : { id: null, skuId: null, ...Object(value) };
  return isId(id) ? [{ id, skuId: isId(skuId) ? skuId : null }] : [];
}

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;
