import { observer } from 'mobx-react-lite';
import { useLoaderData } from 'react-router-dom';
import { languagesOf } from '../../../../shared/text/localised.ts';
import { Breadcrumbs } from '../../components/navigation/Breadcrumbs.tsx';
import { TableOfContents } from '../../components/article/TableOfContents.tsx';
import { RichText } from '../../components/article/RichText.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { snippet } from '../../seo/snippet.ts';
import { useStores } from '../../stores/context.ts';
import { Head } from '../../ui/head/Head.tsx';
import { NavLink } from '../../ui/navigation/NavLink.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import frame from '../../ui/layout/Page.module.css';
import styles from './PublishPage.module.css';

/** A page about the store, with links to the others. */
export const PublishPage = observer(function PublishPage() {
  const { key } = useLoaderData<{ key: string }>();
  const { t } = useTranslation('publish');
  const { queries } = useStores();
  const page = queries.peek('readPublicConfig', { id: key });
  const text = useLocalised();
  const formats = useFormats();
  if (!page) return null;
  const title = text(page, 'title');
  const html = text(page, 'html');
  const others = queries.peek('readPublishConfig', {})?.pages ?? [];
  return (
    <main id="content" className={frame.root}>
      <Head title={title} description={snippet(html)} languages={languagesOf(page, 'title')} />
      <Breadcrumbs current={title} />
      <div className={styles.columns}>
        <header className={styles.header}>
          <h1 className={frame.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.date}>{t('updated', { date: formats.date(page.updated_at) })}</p>
        </header>
        <div className={styles.contents}>
          <TableOfContents html={html} title={t('contents')} />
        </div>
        <RichText className={styles.text} html={html} />
        {others.length > 0 && (
          <nav className={styles.side} aria-label={t('nav')}>
            <ul role="list" className={styles.list}>
              {others.map((other) => (
                <li key={other.key}>
                  <NavLink className={styles.link} to={paths.publish(other.key)}>
                    {text(other, 'title')}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </main>
  );
});
