import { DocumentTextRegular } from '@fluentui/react-icons/headless/svg/document-text';
import { observer } from 'mobx-react-lite';
import { useLoaderData } from 'react-router-dom';
import { CONTENT_PAGE_SIZE } from '../../../../shared/contract/limits.ts';
import { ArticleList } from '../../components/article/ArticleList.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Head } from '../../ui/head/Head.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import frame from '../../ui/layout/Page.module.css';
import styles from './ArticlesPage.module.css';

/** All articles, newest first. */
export const ArticlesPage = observer(function ArticlesPage() {
  const { page } = useLoaderData<{ page: number }>();
  const { t } = useTranslation('article');
  const list = useStores().queries.peek('listArticles', { page, page_size: CONTENT_PAGE_SIZE });
  if (!list) return null;
  const last = Math.max(1, Math.ceil(list.total / CONTENT_PAGE_SIZE));
  const isEmpty = list.results.length === 0;
  return (
    <main id="content" className={frame.root}>
      {page > 1 ? (
        <Head title={t('further', { title: t('title'), page })} query={`?page=${page}`} />
      ) : (
        <Head title={t('title')} description={t('lead')} />
      )}
      <header className={frame.header}>
        <h1 className={frame.title} tabIndex={-1}>
          {t('title')}
        </h1>
        <p className={frame.description}>{t('lead')}</p>
      </header>
      {isEmpty ? (
        <EmptyState
          icon={<DocumentTextRegular />}
          title={page > 1 ? t('beyond') : t('empty')}
          {...(page === 1 && { text: t('emptyText') })}
        >
          <LinkButton isPrimary to={page > 1 ? paths.articles : paths.category}>
            {page > 1 ? t('first') : t('browse')}
          </LinkButton>
        </EmptyState>
      ) : (
        <ArticleList articles={list.results} heading="h2" />
      )}
      {!isEmpty && last > 1 && (
        <nav className={styles.pager} aria-label={t('pager')}>
          {page > 1 && <LinkButton to={page === 2 ? paths.articles : `?page=${page - 1}`}>{t('previous')}</LinkButton>}
          {page < last && <LinkButton to={`?page=${page + 1}`}>{t('next')}</LinkButton>}
        </nav>
      )}
    </main>
  );
});
