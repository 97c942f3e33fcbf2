import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { ContactWays } from '../ContactWays.tsx';
import { ContactFacts } from './ContactFacts.tsx';
import { useStyles } from './ServiceParts.styles.ts';
import { wrapText } from '../../ui/wrapText.tsx';

/** How to reach the store's people, and when they are there. */
export function WaysCard({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('publish');
  const styles = useStyles();
  return (
    <section className={styles.card} aria-labelledby="ways">
      <h2 id="ways" className={styles.heading}>
        {t('service.ways')}
      </h2>
      <ContactWays about={t('service.about')} />
      <ContactFacts />
      {wrapText(children)}
    </section>
  );
}
