import type { Article } from '../../../../shared/contract/schemas/content.ts';
import { paths } from '../../routing/paths.ts';
import { Picture } from '../../ui/media/Picture.tsx';
import { Link } from '../../ui/navigation/Link.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import styles from './ArticleList.module.css';

interface ArticleListProps {
  articles: readonly Article[];
  heading: 'h2' | 'h3';
}

const SIZES = '(max-width: 639px) 92vw, (max-width: 1023px) 46vw, 430px';

/** Articles as cards. */
export function ArticleList({ articles, heading: Heading }: ArticleListProps) {
  const text = useLocalised();
  const formats = useFormats();
  return (
    <ul role="list" className={styles.list}>
      {articles.map((article) => (
        <li key={article.id}>
          <article className={styles.card}>
            <Picture
              className={styles.picture}
              picture={article.picture}
              alt={text({ ...article, alt: article.alt ?? '' }, 'alt')}
              sizes={SIZES}
              isCover
            />
            <div className={styles.body}>
              <time className={styles.date} dateTime={article.published_at}>
                {formats.date(article.published_at)}
              </time>
              <Heading className={styles.title}>
                <Link className={styles.link} to={paths.article(article)}>
                  {text(article, 'title')}
                </Link>
              </Heading>
              <p className={styles.summary}>{text(article, 'summary')}</p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
