import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import { NavigationRegular } from '@fluentui/react-icons/svg/navigation';
import { observer } from 'mobx-react-lite';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useStores } from '../../stores/context.ts';
import { useStyles } from './CategoryMenu.styles.ts';
import { CategoryPanel } from './CategoryPanel.tsx';

// Long enough that a pointer on its way elsewhere opens nothing, short enough to feel at once.
const OPEN_AFTER_MS = 120;
const CLOSE_AFTER_MS = 250;

/**
 * All categories, three levels deep, on hover, click or key. The links are in the page from the start, so that they
 * are found without any of these.
 */
export const CategoryMenu = observer(function CategoryMenu() {
  const { t } = useTranslation('chrome');
  const { reads } = useStores();
  const styles = useStyles();
  const panelId = useId();
  const [state, setState] = useState<'closed' | 'hovered' | 'open'>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef(0);
  const { key } = useLocation();
  const [shownAt, setShownAt] = useState(key);
  const tree = reads.peek('readGroupTree', {}) ?? [];

  if (key !== shownAt) {
    setShownAt(key);
    setState('closed');
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const plan = (next: 'closed' | 'hovered', after: number): void => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(
      () => setState((now) => (next === 'hovered' && now === 'open' ? now : next)),
      after,
    );
  };
  // The pointer has opened it by the time it clicks: that click keeps it open, the next one closes it.
  const handleClick = (): void => {
    clearTimeout(timer.current);
    setState((now) => (now === 'open' ? 'closed' : 'open'));
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || state === 'closed') return;
    setState('closed');
    button.current?.focus();
  };
  const handleBlur = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) setState('closed');
  };
  return (
    <nav
      className={styles.root}
      aria-label={t('categories.label')}
      onPointerEnter={(event) => event.pointerType === 'mouse' && plan('hovered', OPEN_AFTER_MS)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && plan('closed', CLOSE_AFTER_MS)}
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={state !== 'closed'}
        aria-controls={panelId}
        onClick={handleClick}
      >
        <NavigationRegular aria-hidden="true" />
        {t('categories.all')}
        <ChevronDownRegular aria-hidden="true" />
      </button>
      <div id={panelId} className={styles.panel} hidden={state === 'closed'}>
        <CategoryPanel tree={tree} onFollow={() => setState('closed')} />
      </div>
    </nav>
  );
});
