import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { PROGRESS_DURATION_MS, PROGRESS_HIDE_MS, PROGRESS_THROTTLE_MS } from '../../../../../shared/contract/limits.ts';
import { useStores } from '../../../stores/context.ts';

const useStyles = makeStyles({
  root: {
    position: 'fixed',
    zIndex: 90,
    top: 0,
    left: 0,
    right: 0,
    height: '3px',
    transformOrigin: 'left',
    backgroundColor: tokens.colorBrandBackground,
    pointerEvents: 'none',
  },
  growing: {
    animationName: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.95)' } },
    animationDuration: `${PROGRESS_DURATION_MS}ms`,
    animationTimingFunction: 'cubic-bezier(0.1, 0.7, 0.1, 1)',
    animationFillMode: 'forwards',
  },
  failed: { backgroundColor: tokens.colorPaletteRedBackground3 },
});

/** Shows progress when a navigation takes longer than a moment (S2.12). */
export const NavigationProgress = observer(function NavigationProgress() {
  const { ui } = useStores();
  const styles = useStyles();
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
      className={mergeClasses(styles.root, state === 'growing' && styles.growing, state === 'failed' && styles.failed)}
      data-progress={state}
      aria-hidden="true"
    />
  );
});
