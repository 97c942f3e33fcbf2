import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import type { Product } from '../../../../../shared/contract/schemas/catalogue.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { narrow, TO_EDGES } from '../../../theme/layout.ts';
import { type SectionName, sectionsOf } from './sectionsOf.ts';

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    zIndex: 2,
    top: '104px', // below the header, which stays too
    [narrow]: { position: 'static' },
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  list: {
    display: 'flex',
    columnGap: tokens.spacingHorizontalL,
    overflowX: 'auto',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [narrow]: TO_EDGES,
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '48px',
    borderBottom: '3px solid transparent',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
    ':hover': { color: tokens.colorNeutralForeground1 },
  },
  current: {
    borderBottomColor: tokens.colorBrandStroke1,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** Links to the page's sections, always in reach; plain links, so that no content is hidden behind a tab. */
export function SectionNav({ product }: { product: Product }) {
  const { t } = useTranslation('product');
  const styles = useStyles();
  const names = sectionsOf(product);
  const current = useCurrentSection(names);
  return (
    <nav className={styles.root} aria-label={t('sections.label')}>
      <ul role="list" className={styles.list}>
        {names.map((name) => (
          <li key={name}>
            <a
              className={mergeClasses(styles.link, name === current && styles.current)}
              href={`#${name}`}
              {...(name === current && { 'aria-current': 'location' })}
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
