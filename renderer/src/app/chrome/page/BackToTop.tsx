import { clsx } from 'clsx';
import { ArrowUpRegular } from '@fluentui/react-icons/headless/svg/arrow-up';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { SCROLL_TOP_THRESHOLD_PX } from '../../../../../shared/contract/limits.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';
import { scrollBehaviour } from '../../../ui/layout/scrollBehaviour.ts';
import styles from './BackToTop.module.css';

/**
 * Desktop: floats over the page after 300 px of scrolling. Mobile: always shown (S2.9), in the bar, where it covers
 * nothing.
 */
export const BackToTop = observer(function BackToTop() {
  const { t } = useTranslation('chrome');
  const { ui } = useStores();
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    const look = (): void => setFar(window.scrollY > SCROLL_TOP_THRESHOLD_PX);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!isFar && !ui.isMobile) return null;
  const handleClick = (): void => window.scrollTo({ top: 0, behavior: scrollBehaviour() });
  return (
    <button
      type="button"
      className={clsx(styles.root, ui.isMobile && styles.inBar)}
      aria-label={t('toTop')}
      onClick={handleClick}
    >
      <ArrowUpRegular aria-hidden="true" />
    </button>
  );
});
