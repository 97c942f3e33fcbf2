import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import styles from './QuotationRequestPage.module.css';

/** The login prompt above a guest's form; what is typed in the form comes along. */
export const GuestSignIn = observer(function GuestSignIn() {
  const { t } = useTranslation('quotation');
  const { pathname, search } = useLocation();
  const back = pathname + search;
  return (
    <section className={styles.prompt} aria-labelledby="quotation-login">
      <div className={styles.about}>
        <h2 id="quotation-login" className={styles.heading}>
          {t('visitor.title')}
        </h2>
        <span>{t('visitor.text')}</span>
      </div>
      <div className={styles.promptActions}>
        <LinkButton isPrimary to={paths.login(back)}>
          {t('visitor.logIn')}
        </LinkButton>
        <LinkButton to={paths.register(back)}>{t('visitor.register')}</LinkButton>
      </div>
    </section>
  );
});
