import { useLocation } from 'react-router-dom';
import type { Language } from '../../../../shared/text/languages.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { isFiltered, parseListing } from '../../routing/listingQuery.ts';
import { Head } from '../../ui/head/Head.tsx';

interface ListingHeadProps {
  title: string;
  description?: string;
  /** The canonical path, if the page has several paths. */
  path?: string;
  /** The languages that the listed content is written in. */
  languages?: readonly Language[];
}

/** Head tags of a list: each page is canonical, a filtered or sorted view is not. */
export function ListingHead({ title, description, path, languages }: ListingHeadProps) {
  const { t } = useTranslation('catalogue');
  const query = parseListing(new URLSearchParams(useLocation().search));
  const { page } = query;
  return (
    <Head
      title={page > 1 ? t('pager.title', { title, page }) : title}
      {...(description && page === 1 && { description })}
      {...(page > 1 && { query: `?page=${page}` })}
      {...(path && { pathIn: () => path })}
      {...(languages && { languages })}
      isPrivate={isFiltered(query) || query.sort !== null}
    />
  );
}
