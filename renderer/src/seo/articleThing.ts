import type { ArticleDetail } from '../../../shared/contract/schemas/content.ts';
import { htmlLanguage, type Language } from '../../../shared/text/languages.ts';
import { localised } from '../../../shared/text/localised.ts';
import { organizationId } from './storeThings.ts';
import type { Thing } from './Thing.ts';

interface Shown {
  url: string;
  origin: string;
  language: Language;
  publisher: string;
  picture: string | null;
}

/** An article of the store as structured data. */
export function articleThing(article: ArticleDetail, { url, origin, language, publisher, picture }: Shown): Thing {
  const house = { '@type': 'Organization', '@id': organizationId(origin), name: publisher, url: `${origin}/` };
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: localised(article, 'title', language),
    description: localised(article, 'summary', language),
    ...(picture && { image: [new URL(picture, origin).href] }),
    datePublished: article.published_at,
    inLanguage: htmlLanguage(language),
    mainEntityOfPage: url,
    author: house,
    publisher: house,
  };
}
