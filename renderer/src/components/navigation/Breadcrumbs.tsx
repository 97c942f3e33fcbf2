import { ChevronRightRegular } from '@fluentui/react-icons/headless/svg/chevron-right';
import type { Group } from '../../../../shared/contract/schemas/catalogue.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { breadcrumbList } from '../../seo/breadcrumbList.ts';
import { StructuredData } from '../../ui/head/StructuredData.tsx';
import { Link } from '../../ui/navigation/Link.tsx';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import styles from './Breadcrumbs.module.css';

export interface Step {
  text: string;
  to: string;
}

interface BreadcrumbsProps {
  /** The breadcrumbs down to the page above this one, without the front page. */
  steps?: readonly Step[];
  current: string;
}

/** The page's place in the store. */
export function Breadcrumbs({ steps = [], current }: BreadcrumbsProps) {
  const { t } = useTranslation('catalogue');
  const breadcrumbs = [{ text: t('breadcrumb.home'), to: paths.home }, ...steps];
  return (
    <nav aria-label={t('breadcrumb.label')}>
      <ol role="list" className={styles.list}>
        {breadcrumbs.map(({ text, to }) => (
          <li key={to} className={styles.step}>
            <Link className={styles.link} to={to}>
              {text}
            </Link>
            <ChevronRightRegular fontSize="12px" />
          </li>
        ))}
        <li className={styles.step}>
          <span className={styles.current} aria-current="page">
            {current}
          </span>
        </li>
      </ol>
      {import.meta.env.SSR && (
        <StructuredData of={(_site, addressOf) => breadcrumbList(breadcrumbs, current, addressOf)} />
      )}
    </nav>
  );
}

/** The categories as breadcrumbs, from the overview to the narrowest. */
export function useGroupSteps(groups: readonly Group[]): Step[] {
  const { t } = useTranslation('catalogue');
  const text = useLocalised();
  const steps = groups.map((group) => ({ text: text(group, 'group_name'), to: paths.group(group) }));
  return [{ text: t('breadcrumb.categories'), to: paths.category }, ...steps];
}
