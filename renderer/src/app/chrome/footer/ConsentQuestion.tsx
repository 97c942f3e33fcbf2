import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { useStores } from '../../../stores/context.ts';
import { Link } from '../../../ui/navigation/Link.tsx';
import button from '../../../ui/form/LinkButton.module.css';
import styles from './ConsentQuestion.module.css';

/** Asks for consent to the visit log, at the foot of the page, covering nothing, with two equal buttons. */
export const ConsentQuestion = observer(function ConsentQuestion() {
  const { t } = useTranslation('chrome');
  const { consent, ui } = useStores();
  const root = useRef<HTMLElement>(null);
  const { isAskedAgain, choice } = consent;
  useEffect(() => {
    if (!isAskedAgain) return;
    root.current?.scrollIntoView({ block: 'nearest' });
    root.current?.focus({ preventScroll: true });
  }, [isAskedAgain]);
  return (
    <section
      ref={root}
      className={clsx(styles.root, !ui.isMobile && styles.besideContact)}
      aria-label={t('consent.label')}
      tabIndex={-1}
    >
      <p className={styles.text}>
        <span>{t('consent.text')}</span>
        {choice && <span>{` ${t(choice === 'granted' ? 'consent.allowed' : 'consent.refused')}`}</span>}
        <span>
          {' '}
          <Link className={styles.link} to={paths.publish('privacy-policy')}>
            {t('consent.policy')}
          </Link>
        </span>
      </p>
      <div className={styles.choices}>
        <button type="button" className={clsx(button.root, styles.choice)} onClick={() => consent.decide('refused')}>
          {t('consent.refuse')}
        </button>
        <button type="button" className={clsx(button.root, styles.choice)} onClick={() => consent.decide('granted')}>
          {t('consent.accept')}
        </button>
      </div>
    </section>
  );
});
