import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { SOCIAL_CARD_HEIGHT, SOCIAL_CARD_WIDTH } from '../../../../shared/contract/limits.ts';
import {
  htmlLanguage,
  LANGUAGES,
  LANGUAGE_OPTIONS,
  type Language,
  withLanguage,
} from '../../../../shared/text/languages.ts';
import type { FormattedTexts } from '../../i18n/formats.ts';
import { DEFAULT_STORE_NAME } from '../../i18n/storeName.ts';
import type { Thing } from '../../seo/Thing.ts';
import { useIsPainted } from '../loading/useIsPainted.ts';

/** The store and the language of the page, for its head tags. */
export interface Site extends FormattedTexts {
  /** Origin of the public site, without a trailing slash. */
  origin: string;
  language: Language;
  /** The store's name, in the language of the page. */
  storeName?: string;
  /** The languages that visitors can choose; all if absent. */
  offered?: readonly Language[] | undefined;
  /** Collects the page's structured data; on the server alone. */
  describe?: (thing: Thing) => void;
  /** A rep shows the screen to a customer who is to see no prices. */
  hidesMoney?: boolean;
  /** Masks the amounts in a text, while prices are hidden. */
  maskAmounts?: (text: string) => string;
}
export const SiteContext = createContext<Site>({ origin: '', language: 'en' });

/** The origin and language of the page. */
export const useSite = (): Site => useContext(SiteContext);
/** The store's name, in the language of the page. */
export const useStoreName = (): string => useSite().storeName ?? DEFAULT_STORE_NAME;

/** Returns the absolute address of a path in the language of this page. */
export function useAddress(): (path: string) => string {
  const { origin, language } = useSite();
  return (path) => origin + withLanguage(path, language);
}

export interface SharedImage {
  src: string;
  width: number;
  height: number;
  alt: string;
}
const STORE_CARD = { src: '/img/social-card.png', width: SOCIAL_CARD_WIDTH, height: SOCIAL_CARD_HEIGHT };

interface HeadProps {
  title: string;
  description?: string;
  /** `noindex`: cart, sign-in, search, errors. */
  isPrivate?: boolean;
  /** The part of the query that makes this another page, as `?page=2`; sorting and filters do not. */
  query?: string;
  /** The page's path in each language, without prefix, where the languages differ, as for a product's slug. */
  pathIn?: (language: Language) => string;
  /** The languages that the content is written in. Other languages show one of these, and name it as canonical. */
  languages?: readonly Language[];
  /** The preview picture for other sites. */
  image?: SharedImage;
  kind?: 'website' | 'article' | 'product';
}

/**
 * Title, description, canonical address and language alternates; React hoists them into the head. Tags that no reader
 * sees come behind the page itself.
 */
export function Head(props: HeadProps) {
  const { title, description, isPrivate = false, query = '', pathIn } = props;
  const { origin, language, offered = LANGUAGES } = useSite();
  const languages = (props.languages ?? LANGUAGES).filter((each) => offered.includes(each));
  const store = useStoreName();
  const { pathname } = useLocation();
  const isPainted = useIsPainted();
  const address = (to: Language): string => origin + withLanguage((pathIn?.(to) ?? pathname) + query, to);
  const main = languages[0] ?? language;
  const canonical = address(languages.includes(language) ? language : main);
  return (
    <>
      <title>{`${title} | ${store}`}</title>
      {description && <meta name="description" content={description} />}
      {isPrivate ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      {isPainted &&
        !isPrivate &&
        languages.includes(language) &&
        [...languages.map((other) => [htmlLanguage(other), other] as const), ['x-default', main] as const].map(
          ([code, other]) => <link key={code} rel="alternate" hrefLang={code} href={address(other)} />,
        )}
      {isPainted && <SocialCard {...props} url={isPrivate ? null : canonical} />}
    </>
  );
}

/** Open Graph tags for the preview on other sites. */
function SocialCard({ title, description, url, image, kind = 'website' }: HeadProps & { url: string | null }) {
  const { origin, language, offered = LANGUAGES } = useSite();
  const store = useStoreName();
  const { src, width, height, alt } = image ?? { ...STORE_CARD, alt: store };
  return (
    <>
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content={kind} />
      {url && <meta property="og:url" content={url} />}
      <meta property="og:site_name" content={store} />
      <meta property="og:locale" content={ogLocale(language)} />
      {offered
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={ogLocale(other)} />
        ))}
      <meta property="og:image" content={origin + src} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** `en_US`, as Open Graph writes a language. */
const ogLocale = (language: Language): string =>
  LANGUAGE_OPTIONS[language].iso.replace(/-(\w+)$/, (_all, country: string) => `_${country.toUpperCase()}`);
