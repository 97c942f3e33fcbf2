import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import type { Product } from '../../../../../shared/contract/schemas/catalogue.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { type SectionName, sectionsOf } from './sectionsOf.ts';
import styles from './SectionNav.module.css';

/** Links to the page's sections, always in reach; plain links, so that no content is hidden behind a tab. */
export function SectionNav({ product }: { product: Product }) {
  const { t } = useTranslation('product');
  const names = sectionsOf(product);
  const current = useCurrentSection(names);
  return (
    <nav className={styles.root} aria-label={t('sections.label')}>
      <ul role="list" className={styles.list}>
        {names.map((name) => (
          <li key={name}>
            <a
              className={clsx(styles.link, name === current && styles.current)}
              href={`#${name}`}
              aria-current={name === current ? 'location' : undefined}
            >
              {t(`sections.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The section at the upper edge of the window. */
function useCurrentSection(names: readonly SectionName[]): SectionName | null {
  const [current, setCurrent] = useState<SectionName | null>(null);
  const all = names.join(' ');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const name = target.id as SectionName; // the observed ids are names of sections
          setCurrent((before) => (isIntersecting ? name : before === name ? null : before));
        }
      },
      { rootMargin: '-15% 0px -75% 0px' },
    );
    for (const name of all.split(' ')) {
      const section = document.getElementById(name);
      if (section) watch.observe(section);
    }
    return () => watch.disconnect();
  }, [all]);
  return current;
}
