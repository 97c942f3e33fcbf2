import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { PROGRESS_HIDE_MS, PROGRESS_THROTTLE_MS } from '../../../../../shared/contract/limits.ts';
import { useStores } from '../../../stores/context.ts';
import styles from './NavigationProgress.module.css';

/** Shows progress when a navigation takes longer than a moment (S2.12). */
export const NavigationProgress = observer(function NavigationProgress() {
  const { ui } = useStores();
  const isLoading = useNavigation().state !== 'idle';
  const [shown, setShown] = useState<'hidden' | 'growing' | 'full'>('hidden');
  useEffect(() => {
    if (isLoading) {
      const timer = setTimeout(() => setShown('growing'), PROGRESS_THROTTLE_MS);
      return () => clearTimeout(timer);
    }
    setShown((now) => (now === 'growing' ? 'full' : now));
    const timer = setTimeout(() => setShown('hidden'), PROGRESS_HIDE_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);
  if (shown === 'hidden') return null;
  const state = shown === 'full' && ui.pageError === 'failed' ? 'failed' : shown;
  return (
    <div
      className={clsx(styles.root, state === 'growing' && styles.growing, state === 'failed' && styles.failed)}
      data-progress={state}
      aria-hidden="true"
    />
  );
});
