import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutes } from 'react-router-dom';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createRoutes } from '../../../../renderer/src/app/routes.tsx';
import { type AppTexts, webManifest } from '../../../../renderer/src/entry/webManifest.ts';
import type { RouteContext } from '../../../../renderer/src/routing/RouteContext.ts';
import { LANGUAGES, type Language, stripLanguage, withLanguage } from '../../../../shared/text/languages.ts';

interface Manifest {
  id: string;
  name: string;
  short_name: string;
  description: string;
  lang: string;
  start_url: string;
  scope: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
  shortcuts: { name: string; url: string }[];
}

const root = join(import.meta.dirname, '../../../..');
const textsOf = (language: Language): AppTexts =>
  JSON.parse(readFileSync(join(root, `renderer/src/i18n/${language}/app.json`), 'utf8')) as AppTexts;
const manifestIn = (language: Language) => webManifest(language, textsOf(language)) as Manifest;
const routes = createRoutes({ stores: {}, i18n: {} } as unknown as RouteContext);

it.each(LANGUAGES)('can be installed from a page in %s, and begins in that language', (language) => {
  const manifest = manifestIn(language);
  expect(manifest).toMatchObject({ id: '/', scope: '/', display: 'standalone' });
  expect(manifest.start_url).toBe(withLanguage('/', language));
  expect(manifest.lang).toBe(language === 'zh' ? 'zh-Hans' : language);
  // The longest name that launchers show.
  expect(manifest.short_name.length).toBeLessThanOrEqual(12);
  for (const { name, url } of manifest.shortcuts) {
    expect(name).not.toBe('');
    expect(url).toBe(withLanguage(url, language));
    expect(matchRoutes(routes, stripLanguage(url))?.at(-1)?.route.path, url).not.toBe('*');
  }
});

it('has every text in each language', () => {
  for (const [key, english] of Object.entries(textsOf('en')).filter(([key]) => key !== 'shortName')) {
    for (const language of LANGUAGES.filter((one) => one !== 'en')) {
      const text = textsOf(language)[key as keyof AppTexts];
      expect(text, `${language} ${key}`).toBeTruthy();
      expect(text, `${language} ${key}`).not.toBe(english);
    }
  }
});

it('has pictures of the sizes it names, some of which may be cut to any shape', async () => {
  const { icons } = manifestIn('en');
  for (const purpose of ['any', 'maskable']) {
    const sizes = icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes);
    expect(sizes).toEqual(['192x192', '512x512']);
  }
  for (const { src, sizes, purpose } of icons) {
    const { data, info } = await sharp(join(root, 'resources/public', src))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(`${info.width}x${info.height}`, src).toBe(sizes);
    // A corner: transparent if rounded, filled if the launcher crops the icon.
    expect(data[3], `a corner of ${src}`).toBe(purpose === 'maskable' ? 255 : 0);
  }
});
