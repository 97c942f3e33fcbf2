import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { useLocation, matchPath } from 'react-router-dom';
import { LANGUAGE_OPTIONS, LANGUAGES, type Language, withLanguage } from '../../../../../../shared/text/languages.ts';
import { localised } from '../../../../../../shared/text/localised.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { paths } from '../../../../routing/paths.ts';
import { useStores } from '../../../../stores/context.ts';
import type { QueryStore } from '../../../../stores/queries/QueryStore.ts';
import { useSite } from '../../../../ui/head/Head.tsx';
import { useHydrated } from '../../../../ui/loading/useHydrated.ts';
import styles from './LanguageLinks.module.css';
import { hasModifier } from '../../../../ui/navigation/hasModifier.ts';

/** The path of a page in another language, without its prefix: a product's slug differs by language. */
function pathInLanguage(queries: QueryStore, pathname: string, language: Language): string {
  const id = matchPath('/product/:detail/:id', pathname)?.params.id;
  const product = id === undefined ? undefined : queries.peek('readProduct', { id: Number(id) });
  return product ? paths.product(product.id, localised(product, 'seo_title_str', language)) : pathname;
}

/** Links to the same page in the other languages, each named in itself. */
export const LanguageLinks = observer(function LanguageLinks({ isLarge = false }: { isLarge?: boolean }) {
  const { t } = useTranslation('chrome');
  const { session, notices, queries, ui, formDrafts } = useStores();
  const { language } = useSite();
  const { pathname, search: currentSearch } = useLocation();
  // The server's links drop parameters that the page does not read; after hydration the links keep them.
  const search = useHydrated() ? currentSearch : '';
  // Chinese has addresses of its own; it is offered where the visitor came by one or the merchant turned it on (D3),
  // and at a kiosk, which asks every visitor for their language first.
  const config = queries.peek('readConfig', {});
  const isShown = (code: Language): boolean =>
    config?.languages?.includes(code) ??
    (code !== 'zh' || language === 'zh' || ui.device === 'kiosk' || config?.show_chinese === true);

  const handleClick = async (event: MouseEvent<HTMLAnchorElement>, to: Language): Promise<void> => {
    if (hasModifier(event) || event.button !== 0) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    if (await session.changeLanguage(to, language)) {
      formDrafts.keepOpen();
      window.location.assign(href);
    } else notices.show({ intent: 'error', text: { key: 'chrome:language.failed' } });
  };

  // A single language offers no choice.
  if (config?.languages?.length === 1) return null;
  return (
    <nav className={styles.root} aria-label={t('language.label')}>
      {LANGUAGES.filter(isShown).map((code) => (
        <a
          key={code}
          className={clsx(styles.link, isLarge && styles.large, code === language && styles.current)}
          href={withLanguage(pathInLanguage(queries, pathname, code) + search, code)}
          lang={code}
          hrefLang={code}
          {...(code === language && { 'aria-current': true })}
          onClick={(event) => void handleClick(event, code)}
        >
          {LANGUAGE_OPTIONS[code].name}
        </a>
      ))}
    </nav>
  );
});
