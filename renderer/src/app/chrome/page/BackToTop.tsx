import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowUpRegular } from '@fluentui/react-icons/headless/svg/arrow-up';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { SCROLL_TOP_THRESHOLD_PX } from '../../../../../shared/contract/limits.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';
import { AT_EDGE } from '../../../theme/layout.ts';

const useStyles = makeStyles({
  root: {
    ...AT_EDGE,
    zIndex: 30,
    bottom: 'calc(80px + var(--tray, 0px) + var(--kiosk-bar, 0px) + env(safe-area-inset-bottom))',
    display: 'grid',
    placeItems: 'center',
    height: '44px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: '22px 0 0 22px',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow8,
    fontSize: '20px',
    cursor: 'pointer',
    ':hover': { color: tokens.colorBrandForegroundLinkHover },
  },
  inBar: {
    position: 'static',
    width: '48px',
    height: '48px',
    border: 'none',
    backgroundColor: 'transparent',
    boxShadow: 'none',
  },
});

/** Desktop: over the page, after 300 px of scrolling. Mobile: always (S2.9), and in the bar, where it hides nothing. */
export const BackToTop = observer(function BackToTop() {
  const { t } = useTranslation('chrome');
  const { ui } = useStores();
  const styles = useStyles();
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    const look = (): void => setFar(window.scrollY > SCROLL_TOP_THRESHOLD_PX);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!isFar && !ui.isMobile) return null;
  const handleClick = (): void => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
  };
  return (
    <button
      type="button"
      className={mergeClasses(styles.root, ui.isMobile && styles.inBar)}
      aria-label={t('toTop')}
      onClick={handleClick}
    >
      <ArrowUpRegular aria-hidden="true" />
    </button>
  );
});
