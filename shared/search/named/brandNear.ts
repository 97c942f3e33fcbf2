import { transliterations } from '../slips/otherLetters.ts';
import { distance } from '../slips/corrections.ts';
import { simplify } from '../words/tokens.ts';
import type { NameableBrand } from './namedBrands.ts';

const NEAR_MIN = 5;

/**
 * The word of a brand's name that sounds as this one does, which may be in other letters: "сонарис" is Sonarys. With a
 * slip, the one that sounds nearly so.
 */
export function brandNear(brands: readonly NameableBrand[], word: string, slips: 0 | 1): string | null {
  if (word.length < NEAR_MIN || !/^\p{L}+$/u.test(word)) return null;
  const spellings = /\p{Script=Cyrillic}/u.test(word) ? transliterations(word) : [word];
  const sounds = [...new Set(spellings.map(soundOf))];
  const names = brands.flatMap(({ brand_name }) => simplify(brand_name).split(/\s+/));
  const isNear = (name: string): boolean => {
    const sound = soundOf(name);
    return sounds.some((each) => each[0] === sound[0] && distance(each, sound, slips) <= slips);
  };
  return names.find((name) => name.length >= NEAR_MIN + slips && isNear(name)) ?? null;
}

/** Roughly how a name in Latin letters sounds; what is written in several ways is one. */
const soundOf = (name: string): string =>
  simplify(name)
    .replaceAll(/que$/g, 'k')
    .replaceAll(/ph/g, 'f')
    .replaceAll(/[ck]h|ck|[cq]/g, 'k')
    .replaceAll(/x/g, 'ks')
    .replaceAll(/[yj]/g, 'i')
    .replaceAll(/w/g, 'v')
    .replaceAll(/z/g, 's')
    .replaceAll(/h/g, '')
    .replaceAll(/(.)\1+/g, '$1');
