import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { PAGE_GUTTER } from '../theme/layout.ts';
import { Button } from '../ui/form/Button.tsx';

/** The time in ms after which the visitor is told that the store is slow. */
export const SLOW_AFTER_MS = 5_000;

const useStyles = makeStyles({
  head: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    minHeight: '72px',
    padding: `0 ${PAGE_GUTTER}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  name: { fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightSemibold, letterSpacing: '-0.02em' },
  silence: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    padding: `${tokens.spacingVerticalL} ${PAGE_GUTTER} 0`,
  },
  retry: { minHeight: '44px' },
  outline: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
    gap: tokens.spacingHorizontalL,
    padding: `${tokens.spacingVerticalXL} ${PAGE_GUTTER}`,
  },
  title: { gridColumn: '1 / -1', width: 'min(24rem, 100%)', height: '2rem' },
  part: { backgroundColor: tokens.colorNeutralBackground3, borderRadius: tokens.borderRadiusMedium },
  card: { height: '16rem' },
});

interface AppSkeletonProps {
  /** Null until the language is known; the store is requested from then on. */
  t: TFunction | null;
  onRetry: () => void;
}

/** The head and the skeleton of a page, until the client has rendered the first page. */
export function AppSkeleton({ t, onRetry }: AppSkeletonProps) {
  const styles = useStyles();
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

function Silence({ t, onRetry }: { t: TFunction; onRetry: () => void }) {
  const styles = useStyles();
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSilent(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={isSilent ? styles.silence : undefined}>
      {isSilent && (
        <>
          <span>{t('chrome:storeSilent')}</span>
          <Button appearance="outline" className={styles.retry} onClick={onRetry}>
            {t('chrome:error.retry')}
          </Button>
        </>
      )}
    </div>
  );
}

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function Outline() {
  const styles = useStyles();
  return (
    <div className={styles.outline} aria-hidden="true">
      <div className={mergeClasses(styles.part, styles.title)} />
      {CARDS.map((card) => (
        <div key={card} className={mergeClasses(styles.part, styles.card)} />
      ))}
    </div>
  );
}
