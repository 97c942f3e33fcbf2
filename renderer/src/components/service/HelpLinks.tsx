import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { Link } from '../../ui/navigation/Link.tsx';
import { useHasArticles } from '../article/useHasArticles.ts';
import styles from './ServiceParts.module.css';

const LINKS = [
  ['track', 'trackText', paths.tracking],
  ['request', 'requestText', paths.quotation],
  ['support', 'supportText', paths.publish('after-sales')],
  ['articles', 'articlesText', paths.articles],
] as const;

/** Links to self-service pages. */
export const HelpLinks = observer(function HelpLinks() {
  const { t } = useTranslation('publish');
  const hasArticles = useHasArticles();
  return (
    <section aria-labelledby="help">
      <h2 id="help" className={styles.heading}>
        {t('service.help')}
      </h2>
      <ul role="list" className={styles.links}>
        {LINKS.filter(([name]) => hasArticles || name !== 'articles').map(([name, about, to]) => (
          <li key={name}>
            <Link className={styles.tile} to={to}>
              <span className={styles.tileTitle}>{t(`service.${name}`)}</span>
              <span className={styles.quiet}>{t(`service.${about}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
});
