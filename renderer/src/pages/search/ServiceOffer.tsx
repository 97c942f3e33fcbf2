import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { namesService } from './serviceWords.ts';
import styles from './ServiceOffer.module.css';

/** The way to the people who repair, calibrate, lend and install, where that is what was searched for. */
export function ServiceOffer({ keyword }: { keyword: string }) {
  const { t } = useTranslation('catalogue');
  if (!namesService(keyword)) return null;
  return (
    <aside className={styles.root} aria-label={t('search.service')}>
      <p>{t('search.serviceLead')}</p>
      <LinkButton to={paths.customerService}>{t('search.service')}</LinkButton>
    </aside>
  );
}
