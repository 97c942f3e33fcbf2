const MOST = 4;
const SHORTEST_PART = 4;

/** Broader searches for one without results: each of its words, or the beginning of a part number. */
export function broaderKeywords(keyword: string): string[] {
  const words = keyword.split(/\s+/).filter((word) => word.length > 1);
  const candidates =
    words.length > 1 ? words.toSorted((one, other) => other.length - one.length) : words.flatMap(beginnings);
  return [...new Set(candidates)].filter((words) => words !== keyword).slice(0, MOST);
}

/** A part number without its last parts, or half of it where it has none. */
function beginnings(word: string): string[] {
  const cuts = [...word.matchAll(/[-./_]/g)].map(({ index }) => word.slice(0, index)).toReversed();
  const all = cuts.length > 0 ? cuts : /\d/.test(word) ? [word.slice(0, Math.ceil(word.length / 2))] : [];
  return all.filter((text) => text.length >= SHORTEST_PART || /\p{Script=Han}/u.test(text));
}
