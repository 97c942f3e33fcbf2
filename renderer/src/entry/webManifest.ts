import { htmlLanguage, type Language, withLanguage } from '../../../shared/text/languages.ts';
import { paths } from '../routing/paths.ts';

/** The texts of an installed store: `i18n/<language>/app.json`. */
export interface AppTexts {
  name: string;
  shortName: string;
  description: string;
  search: string;
  categories: string;
  cart: string;
  service: string;
}

/** The path of the web manifest in a language; the build writes the file. */
export const manifestPath = (language: Language): string => `/app-${language}.webmanifest`;

const icon = (size: number, purpose: 'any' | 'maskable', name = `app-${size}`) => ({
  src: `/img/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/**
 * The web app manifest in the language of the page it was installed from; its id is the same in all languages. The
 * title bar follows light and dark by the page's two `theme-color` elements; this is its colour until then.
 */
export const webManifest = (language: Language, texts: AppTexts): object => ({
  id: '/',
  name: texts.name,
  short_name: texts.shortName,
  description: texts.description,
  lang: htmlLanguage(language),
  dir: 'ltr',
  start_url: withLanguage(paths.home, language),
  scope: '/',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: '#ffffff',
  categories: ['medical', 'shopping', 'business'],
  icons: [
    icon(192, 'any'),
    icon(512, 'any'),
    icon(192, 'maskable', 'app-maskable-192'),
    icon(512, 'maskable', 'app-maskable-512'),
  ],
  shortcuts: [
    { name: texts.search, url: withLanguage(paths.search(), language) },
    { name: texts.categories, url: withLanguage(paths.category, language) },
    { name: texts.cart, url: withLanguage(paths.cart, language) },
    { name: texts.service, url: withLanguage(paths.customerService, language) },
  ],
});
