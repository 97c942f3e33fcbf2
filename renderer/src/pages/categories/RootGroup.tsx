import { ChevronRightRegular } from '@fluentui/react-icons/headless/svg/chevron-right';
import type { GroupNode } from '../../../../shared/contract/schemas/catalogue.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { Picture } from '../../ui/media/Picture.tsx';
import { Link } from '../../ui/navigation/Link.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import styles from './RootGroup.module.css';

interface RootGroupProps {
  group: GroupNode;
  /** In the first view: its pictures have priority. */
  isFirst: boolean;
}

/** A first-level group with the second level as cards and the third as the links in them. */
export function RootGroup({ group, isFirst }: RootGroupProps) {
  const { t } = useTranslation('chrome');
  const text = useLocalised();
  const name = text(group, 'group_name');
  const titleId = `group-${group.id}`;
  return (
    <section aria-labelledby={titleId} className={styles.root}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {name}
        </h2>
        <Link className={styles.all} to={paths.group(group)}>
          <span>{t('categories.seeAll', { name })}</span>
          <ChevronRightRegular aria-hidden="true" />
        </Link>
      </div>
      <ul role="list" className={styles.cards}>
        {group.child_set.map((second) => (
          <li key={second.id} className={styles.second}>
            <SecondGroup group={second} isPriority={isFirst} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SecondGroup({ group, isPriority }: { group: GroupNode; isPriority: boolean }) {
  const text = useLocalised();
  const { number } = useFormats();
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <Picture
          className={styles.picture}
          picture={group.picture}
          alt=""
          sizes="96px"
          shape="square"
          isPriority={isPriority}
        />
        <h3 className={styles.name}>
          <Link className={styles.link} to={paths.group(group)}>
            {text(group, 'group_name')}
          </Link>
        </h3>
      </div>
      <ul role="list">
        {group.child_set.map((third) => (
          <li key={third.id}>
            <Link className={styles.third} to={paths.group(third)}>
              <span>{text(third, 'group_name')}</span>
              <span translate="no" className={styles.count}>
                {number(third.product_count)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </article>
  );
}
