import { htmlLanguage, LANGUAGES, withLanguage } from '../../../shared/text/languages.ts';
import { untranslatedTexts } from '../../support/checks/pages/inspect.ts';
import { decode, servedTexts } from '../../support/checks/pages/servedTexts.ts';
import { OTHER_VISITOR_SCREENS, SCREENS } from '../../support/fixtures/screens.ts';
import { expect, test } from '../../support/drivers/Store.ts';
import { TEST_ORIGIN } from '../../support/servers/testStore.ts';

// What a screen says in each language, read from the HTML that the server sends: no browser is needed for it. What a
// browser adds (layout, roles, colours) is in screens.spec.ts.

const heading = (html: string): string[] =>
  [...html.matchAll(/<h1\b[^>]*>([^]*?)<\/h1>/g)].map(([, text = '']) => decode(text.replaceAll(/<[^>]+>/g, '')));

for (const language of LANGUAGES) {
  test(`every screen with an address shows its texts in ${language}, under one heading @web`, async ({ request }) => {
    test.setTimeout(300_000); // some forty pages
    for (const [name, { pathIn }] of Object.entries({ ...SCREENS, ...OTHER_VISITOR_SCREENS })) {
      const address = withLanguage(await pathIn(language), language);
      const html = await (await request.get(TEST_ORIGIN + address)).text();
      expect.soft(/<html[^>]* lang="([^"]*)"/.exec(html)?.[1], name).toBe(htmlLanguage(language));
      expect.soft(heading(html), `headings: ${name}`).toEqual([expect.stringMatching(/\S/)]);
      const texts = servedTexts(html);
      expect.soft(texts.length, `texts: ${name}`).toBeGreaterThan(8);
      expect.soft(untranslatedTexts(texts, language), `texts: ${name}`).toEqual([]);
    }
  });
}

test('an address without a page says so in every language @web', async ({ request }) => {
  for (const language of LANGUAGES) {
    const reply = await request.get(TEST_ORIGIN + withLanguage('/no/such/page', language));
    expect.soft(reply.status(), language).toBe(404);
    const html = await reply.text();
    expect.soft(heading(html), language).toEqual([expect.stringMatching(/\S/)]);
    expect.soft(untranslatedTexts(servedTexts(html), language), language).toEqual([]);
  }
});
