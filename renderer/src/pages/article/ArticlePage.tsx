import { observer } from 'mobx-react-lite';
import { useLoaderData } from 'react-router-dom';
import { languagesOf } from '../../../../shared/text/localised.ts';
import { ArticleList } from '../../components/article/ArticleList.tsx';
import { Breadcrumbs } from '../../components/navigation/Breadcrumbs.tsx';
import { TableOfContents } from '../../components/article/TableOfContents.tsx';
import { ProductCard } from '../../components/product/ProductCard.tsx';
import { RichText } from '../../components/article/RichText.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { articleThing } from '../../seo/articleThing.ts';
import { useStores } from '../../stores/context.ts';
import { Head, useStoreName } from '../../ui/head/Head.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { Picture, sharedPicture } from '../../ui/media/Picture.tsx';
import { StructuredData } from '../../ui/head/StructuredData.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import frame from '../../ui/layout/Page.module.css';
import styles from './ArticlePage.module.css';
import { MORE_PAYLOAD, othersThan } from './moreArticles.ts';

const SIZES = '(max-width: 1023px) 92vw, 760px';

/** One article: its subject, text and products, and further articles. */
export const ArticlePage = observer(function ArticlePage() {
  const { id } = useLoaderData<{ id: number }>();
  const { t } = useTranslation('article');
  const { queries } = useStores();
  const article = queries.peek('readArticle', { id });
  const text = useLocalised();
  const formats = useFormats();
  const store = useStoreName();
  if (!article) return null;
  const title = text(article, 'title');
  const html = text(article, 'html');
  const more = othersThan(id, queries.peek('listArticles', MORE_PAYLOAD)?.results ?? []);
  return (
    <main id="content" className={frame.root}>
      <Head
        title={title}
        description={text(article, 'summary')}
        languages={languagesOf(article, 'title')}
        kind="article"
        {...(article.picture && { image: sharedPicture(article.picture, title) })}
      />
      {import.meta.env.SSR && (
        <StructuredData
          of={({ origin, language }, addressOf) =>
            articleThing(article, {
              origin,
              language,
              url: addressOf(paths.article(article)),
              publisher: store,
              picture: article.picture && sharedPicture(article.picture, title).src,
            })
          }
        />
      )}
      <Breadcrumbs steps={[{ text: t('title'), to: paths.articles }]} current={title} />
      <article className={styles.columns}>
        <header className={styles.head}>
          <time className={styles.date} dateTime={article.published_at}>
            {t('published', { date: formats.date(article.published_at) })}
          </time>
          <h1 className={frame.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.summary}>{text(article, 'summary')}</p>
          <Picture
            className={styles.picture}
            picture={article.picture}
            alt={text({ ...article, alt: article.alt ?? '' }, 'alt')}
            sizes={SIZES}
            isPriority
            phoneWidth={960}
            isCover
          />
        </header>
        <div className={styles.contents}>
          <TableOfContents html={html} title={t('contents')} />
        </div>
        <div className={styles.text}>
          <RichText html={html} />
          <p className={styles.question}>
            <span>{t('question')}</span>
            <LinkButton to={paths.customerService}>{t('ask')}</LinkButton>
          </p>
        </div>
      </article>
      {article.related.length > 0 && (
        <section aria-labelledby="related">
          <h2 id="related" className={styles.heading}>
            {t('related')}
          </h2>
          <ul role="list" className={styles.products}>
            {article.related.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {more.length > 0 && (
        <section aria-labelledby="more">
          <h2 id="more" className={styles.heading}>
            {t('more')}
          </h2>
          <ArticleList articles={more} heading="h3" />
        </section>
      )}
    </main>
  );
});
