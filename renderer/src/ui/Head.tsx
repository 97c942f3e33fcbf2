import { useContext, createContext } from 'react';
import { useLocation } from 'react-router';
import { htmlLanguage, LANGUAGES, LANGUAGE_OPTIONS, type Language, withLanguage } from '../../../shared/languages.ts';

/** What the head tags of a page need to know of where it is shown. */
export interface Site {
  /** Scheme and host of the public site, without a slash at the end. */
  origin: string;
  language: Language;
}
export const SiteContext = createContext<Site>({ origin: '', language: 'en' });
export const useSite = (): Site => useContext(SiteContext);

const BRAND = 'Medstore';

interface HeadProps {
  title: string;
  description?: string;
  /** Kept out of search engines: cart, sign-in, search, errors. */
  isPrivate?: boolean;
  /** The part of the query that makes this another page, as `?page=2`; sorting and filters do not. */
  query?: string;
  /** Where the page has an address of its own in each language, as a product with its slug: that address, without prefix. */
  pathIn?: (language: Language) => string;
  image?: string;
}

/** Title, description, canonical address and its other languages; React lifts them into the head. */
export function Head({ title, description, isPrivate = false, query = '', pathIn, image }: HeadProps) {
  const { origin, language } = useSite();
  const { pathname } = useLocation();
  const address = (to: Language): string => origin + withLanguage((pathIn?.(to) ?? pathname) + query, to);
  return (
    <>
      <title>{`${title} | ${BRAND}`}</title>
      {description && <meta name="description" content={description} />}
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:site_name" content={BRAND} />
      <meta property="og:locale" content={LANGUAGE_OPTIONS[language].iso} />
      {image && <meta property="og:image" content={origin + image} />}
      {isPrivate ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address(language)} />}
      {!isPrivate &&
        LANGUAGES.map((other) => (
          <link key={other} rel="alternate" hrefLang={htmlLanguage(other)} href={address(other)} />
        ))}
      {!isPrivate && <link rel="alternate" hrefLang="x-default" href={address('en')} />}
    </>
  );
}
