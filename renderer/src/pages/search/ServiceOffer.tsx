import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { namesService } from '../../../../shared/search/words/serviceWords.ts';
import styles from './ServiceOffer.module.css';

/** A link to customer service, if the search names a service such as repair, calibration, rental or installation. */
export function ServiceOffer({ keyword }: { keyword: string }) {
  const { t } = useTranslation('search');
  if (!namesService(keyword)) return null;
  return (
    <aside className={styles.root} aria-label={t('service')}>
      <p>{t('serviceLead')}</p>
      <LinkButton to={paths.customerService}>{t('service')}</LinkButton>
    </aside>
  );
}
