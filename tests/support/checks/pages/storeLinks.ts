import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshAddress } from '../../drivers/apiAs.ts';
import { LANGUAGES, type Language, withLanguage } from '../../../../shared/text/languages.ts';

const SAMPLES =
  /555\D{0,3}01\d\d|XX00|EXMPXX|Example Bank|Medstore Supply|EIN 00-0|Harbor Street|港口街|Lindqvist|@[\w.-]*example\b|https:\/\/www\.(?:linkedin|youtube|facebook)\.com\/?"/;
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148';
/** The text of an empty list of articles, in every language. */
const NO_ARTICLES = LANGUAGES.map((language) => {
  const file = join(import.meta.dirname, '../../../../renderer/src/i18n', language, 'article.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { empty: string }).empty;
});
const PAGES_MAX = 600;

/** Follows every link of a store by plain HTTP, from the front page in these languages; returns what is wrong. */
export async function brokenLinks(
  origin: string,
  languages: readonly Language[],
): Promise<{ pages: number; faults: string[] }> {
  const waiting = languages.map((language) => [withLanguage('/', language), 'the start'] as [string, string]);
  const met = new Set(waiting.map(([path]) => path));
  const faults: string[] = [];
  const ids = new Map<string, ReadonlySet<string>>();
  const parts: { link: string; part: string; from: string }[] = [];
  for (let index = 0; index < waiting.length && index < PAGES_MAX; index += 1) {
    const [path, from] = waiting[index]!;
    // A phone's foot has links of its own, on its main pages.
    for (const agent of index < languages.length ? ['Mozilla/5.0', PHONE] : ['Mozilla/5.0']) {
      const reply = await fetch(origin + path, { headers: { 'user-agent': agent, 'x-forwarded-for': freshAddress() } });
      const html = await reply.text();
      if (reply.status !== 200) faults.push(`${path} answers ${reply.status}, linked from ${from}`);
      if (NO_ARTICLES.some((text) => html.includes(text))) faults.push(`${path} is an empty list, linked from ${from}`);
      const [sample] = SAMPLES.exec(html) ?? [];
      if (sample !== undefined) faults.push(`${path} shows ${sample}`);
      ids.set(path, new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)));
      for (const [, link = '', part] of html.matchAll(/<a\b[^>]*? href="(\/[^"#?]*)(?:\?[^"#]*)?(?:#([^"]*))?"/g)) {
        if (part) parts.push({ link, part, from: path });
        if (met.has(link)) continue;
        met.add(link);
        waiting.push([link, path]);
      }
    }
  }
  for (const { link, part, from } of parts)
    if (!ids.get(link)?.has(part)) faults.push(`${link} has no part ${part}, linked from ${from}`);
  return { pages: waiting.length, faults: [...new Set(faults)] };
}
