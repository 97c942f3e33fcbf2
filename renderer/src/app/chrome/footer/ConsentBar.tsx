import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { useStores } from '../../../stores/context.ts';
import { useStyles as useButtonStyles } from '../../../ui/form/LinkButton.styles.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    outlineOffset: '-2px',
  },
  // Room for the floating button over this corner of a desk's page.
  besideContact: { paddingInlineEnd: '80px' },
  text: { maxWidth: '60ch' },
  link: { color: tokens.colorBrandForegroundLink, textDecorationLine: 'underline' },
  choices: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  choice: { cursor: 'pointer' },
});

/** Asks for consent to the visit log, at the foot of the page, covering nothing, with two equal buttons. */
export const ConsentBar = observer(function ConsentBar() {
  const { t } = useTranslation('chrome');
  const { consent, ui } = useStores();
  const styles = useStyles();
  const button = useButtonStyles();
  const root = useRef<HTMLElement>(null);
  const { isAsked, isAskedAgain, choice } = consent;
  useEffect(() => {
    if (!isAskedAgain) return;
    root.current?.scrollIntoView({ block: 'nearest' });
    root.current?.focus({ preventScroll: true });
  }, [isAskedAgain]);
  if (!isAsked) return null;
  return (
    <section
      ref={root}
      className={mergeClasses(styles.root, !ui.isMobile && styles.besideContact)}
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
        <button
          type="button"
          className={mergeClasses(button.root, styles.choice)}
          onClick={() => consent.decide('refused')}
        >
          {t('consent.refuse')}
        </button>
        <button
          type="button"
          className={mergeClasses(button.root, styles.choice)}
          onClick={() => consent.decide('granted')}
        >
          {t('consent.accept')}
        </button>
      </div>
    </section>
  );
});
