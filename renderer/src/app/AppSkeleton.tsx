import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import type { Translate } from '../i18n/useTranslation.ts';
import { Button } from '../ui/form/Button.tsx';
import styles from './AppSkeleton.module.css';

/** The time in ms after which the page says that the store is slow. */
export const SLOW_AFTER_MS = 5_000;

interface AppSkeletonProps {
  /** Null until the language is known, when the store is requested. */
  t: Translate<'chrome'> | null;
  onRetry: () => void;
}

/** The head and the skeleton of a page, until the client has rendered the first page. */
export function AppSkeleton({ t, onRetry }: AppSkeletonProps) {
  return (
    <>
      <header className={styles.head}>
        <img src="/img/logo.svg" alt="" width={36} height={36} />
        <span className={styles.name}>Medstore</span>
      </header>
      {t && <Silence t={t} onRetry={onRetry} />}
      <Outline />
    </>
  );
}

function Silence({ t, onRetry }: { t: Translate<'chrome'>; onRetry: () => void }) {
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSilent(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={isSilent ? styles.silence : undefined}>
      {isSilent && (
        <>
          <span>{t('storeSilent')}</span>
          <Button appearance="outline" className={styles.retry} onClick={onRetry}>
            {t('error.retry')}
          </Button>
        </>
      )}
    </div>
  );
}

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function Outline() {
  return (
    <div className={styles.outline} aria-hidden="true">
      <div className={clsx(styles.part, styles.title)} />
      {CARDS.map((card) => (
        <div key={card} className={clsx(styles.part, styles.card)} />
      ))}
    </div>
  );
}
