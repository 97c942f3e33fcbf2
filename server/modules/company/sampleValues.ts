import type { StoreSettings } from './settings/StoreSettings.ts';

/** Matches values of the sample settings, also inside a merchant's own: reserved names and numbers, its street. */
const SAMPLE_MARKS =
  /\.example\b|\bexample\.(?:com|org|net)\b|555\D{0,3}01\d\d|"XX00\b|EXMPXX|Example Bank|Medstore Supply|EIN 00-0000000|No\. 000000000|Harbor Street|港口街|Lindqvist|https:\/\/www\.(?:linkedin|youtube|facebook)\.com\/?"/;

const isSample = (value: unknown): boolean => SAMPLE_MARKS.test(JSON.stringify(value));

type Json = { [key: string]: unknown };
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Groups of values that are shown whole or not at all. */
const WHOLE = new Set(['seller.bank', 'follower', 'name', 'hours', 'contact.address']);

/** The settings without what is the sample's, and the paths of what was taken out. A real store never shows it. */
export function withoutSamples(settings: StoreSettings): { settings: StoreSettings; samples: string[] } {
  const samples: string[] = [];
  const strip = (value: Json, above: string): Json =>
    Object.fromEntries(
      Object.entries(value).flatMap(([key, inner]) => {
        const path = above + key;
        if (isObject(inner) && !WHOLE.has(path)) return [[key, strip(inner, `${path}.`)]];
        if (path === 'name' || !isSample(inner)) return [[key, inner]];
        samples.push(path);
        return [];
      }),
    );
  return { settings: strip(settings, '') as StoreSettings, samples };
}
